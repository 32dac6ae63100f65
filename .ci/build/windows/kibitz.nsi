; Kibitz for Windows, for whoever runs this: no rights are asked for, and when Kibitz is removed only
; the matches, cards and settings of its player stay. Compiled by windows.py, which says:
;   VERSION    such as 0.1.0
;   PAYLOAD    the folder that was built
;   SIZE       of that folder, in KiB
;   ICON       the icon file
;   REMOVAL    a file with the macro RemoveFiles: every file of the payload, and no other
;   OUTPUT     the installer to make

Unicode true
SetCompressor /SOLID lzma
!include MUI2.nsh

!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Kibitz"
!define CLASSES "Software\Classes"

Name "Kibitz"
OutFile "${OUTPUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Kibitz"
ManifestDPIAware true

VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Kibitz"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Installs Kibitz, a card table"
VIAddVersionKey "CompanyName" "The Kibitz authors"
VIAddVersionKey "LegalCopyright" "Copyright (c) the Kibitz authors. MIT licence."

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\kibitz.exe"
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Italian"
!insertmacro MUI_LANGUAGE "Spanish"
!insertmacro MUI_LANGUAGE "Dutch"
!insertmacro MUI_LANGUAGE "Hebrew"

LangString MATCH ${LANG_ENGLISH} "Kibitz match"
LangString MATCH ${LANG_GERMAN} "Kibitz-Partie"
LangString MATCH ${LANG_FRENCH} "Partie de Kibitz"
LangString MATCH ${LANG_ITALIAN} "Partita di Kibitz"
LangString MATCH ${LANG_SPANISH} "Partida de Kibitz"
LangString MATCH ${LANG_DUTCH} "Kibitz-partij"
LangString MATCH ${LANG_HEBREW} "משחק של Kibitz"
LangString CARD ${LANG_ENGLISH} "Kibitz card"
LangString CARD ${LANG_GERMAN} "Kibitz-Karte"
LangString CARD ${LANG_FRENCH} "Carte de Kibitz"
LangString CARD ${LANG_ITALIAN} "Carta di Kibitz"
LangString CARD ${LANG_SPANISH} "Carta de Kibitz"
LangString CARD ${LANG_DUTCH} "Kibitz-kaart"
LangString CARD ${LANG_HEBREW} "קלף של Kibitz"
LangString ABOUT ${LANG_ENGLISH} "A card table for friends and bots"
LangString ABOUT ${LANG_GERMAN} "Ein Kartentisch für Freunde und Bots"
LangString ABOUT ${LANG_FRENCH} "Une table de cartes pour amis et bots"
LangString ABOUT ${LANG_ITALIAN} "Un tavolo da gioco per amici e bot"
LangString ABOUT ${LANG_SPANISH} "Una mesa de cartas para amigos y bots"
LangString ABOUT ${LANG_DUTCH} "Een kaarttafel voor vrienden en bots"
LangString ABOUT ${LANG_HEBREW} "שולחן קלפים לחברים ולבוטים"

!include "${REMOVAL}"

!macro TellDesktop
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

; A kind of file, and what opens it.
!macro Opens CLASS WHAT
  WriteRegStr HKCU "${CLASSES}\${CLASS}" "" "${WHAT}"
  WriteRegStr HKCU "${CLASSES}\${CLASS}\DefaultIcon" "" "$INSTDIR\kibitz.exe,0"
  WriteRegStr HKCU "${CLASSES}\${CLASS}\shell\open\command" "" '"$INSTDIR\kibitz.exe" "%1"'
!macroend

Section
  ; Whatever an older Kibitz brought along goes first.
  ReadRegStr $0 HKCU "${KEY}" "InstallLocation"
  StrCmp $0 "" fresh
  IfFileExists "$0\uninstall.exe" 0 fresh
  ExecWait '"$0\uninstall.exe" /S _?=$0'
fresh:
  SetOutPath "$INSTDIR"
  File /r "${PAYLOAD}\*.*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortCut "$SMPROGRAMS\Kibitz.lnk" "$INSTDIR\kibitz.exe" "" "" "" "" "" "$(ABOUT)"

  !insertmacro Opens "Kibitz.Match" "$(MATCH)"
  WriteRegStr HKCU "${CLASSES}\.kibitz" "" "Kibitz.Match"
  WriteRegStr HKCU "${CLASSES}\.kibitz\OpenWithProgids" "Kibitz.Match" ""
  ; Windows knows only the last part of a name: cards are offered to Kibitz among all .json files.
  !insertmacro Opens "Kibitz.Card" "$(CARD)"
  WriteRegStr HKCU "${CLASSES}\.json\OpenWithProgids" "Kibitz.Card" ""

  WriteRegStr HKCU "${KEY}" "DisplayName" "Kibitz"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\kibitz.exe"
  WriteRegStr HKCU "${KEY}" "Publisher" "The Kibitz authors"
  WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${KEY}" "EstimatedSize" ${SIZE}
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
  !insertmacro TellDesktop
SectionEnd

Section "Uninstall"
  SetOutPath "$TEMP"
  !insertmacro RemoveFiles
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Kibitz.lnk"

  DeleteRegValue HKCU "${CLASSES}\.json\OpenWithProgids" "Kibitz.Card"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.json\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.json"
  DeleteRegKey HKCU "${CLASSES}\Kibitz.Card"
  DeleteRegValue HKCU "${CLASSES}\.kibitz\OpenWithProgids" "Kibitz.Match"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.kibitz\OpenWithProgids"
  ReadRegStr $0 HKCU "${CLASSES}\.kibitz" ""
  StrCmp $0 "Kibitz.Match" 0 others
  DeleteRegValue HKCU "${CLASSES}\.kibitz" ""
others:
  DeleteRegKey /ifempty HKCU "${CLASSES}\.kibitz"
  DeleteRegKey HKCU "${CLASSES}\Kibitz.Match"
  DeleteRegKey HKCU "${KEY}"
  !insertmacro TellDesktop
SectionEnd

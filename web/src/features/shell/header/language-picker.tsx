import { useTranslation } from 'react-i18next'
import { changeLanguage, currentLanguage } from '../../../i18n/i18n.ts'
import { isLanguage, languageNames, languages } from '../../../i18n/languages.ts'
import classes from './language-picker.module.css'

/** Changes the language for people who are not signed in. */
export function LanguagePicker() {
  const { t } = useTranslation('shell')
  return (
    <select
      className={classes.picker}
      aria-label={t('language.label')}
      value={currentLanguage()}
      onChange={({ currentTarget: { value } }) => isLanguage(value) && void changeLanguage(value)}
    >
      {languages.map((language) => (
        <option key={language} value={language}>
          {languageNames[language]}
        </option>
      ))}
    </select>
  )
}

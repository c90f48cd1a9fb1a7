import type { Digits, Language, Theme } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '../../../components/fields/choices/choice-field.tsx'
import { useRemember } from '../../../components/profile/use-remember.ts'
import { Panel } from '../../../components/layout/panel.tsx'
import { SelectField } from '../../../components/fields/choices/select-field.tsx'
import { changeTheme, useThemePreference } from '../../../config/theme-preference.ts'
import { changeDigits, useDigits } from '../../../i18n/format.ts'
import { changeLanguage, currentLanguage } from '../../../i18n/i18n.ts'
import { languageNames, languages } from '../../../i18n/languages.ts'
import { SavedMark } from './saved-mark.tsx'
import { NarrowStack } from './narrow-stack.tsx'
import classes from './display-panel.module.css'

const themes: Theme[] = ['system', 'light', 'dark']
const digitSets: Digits[] = ['latin', 'arabic']

/** Language, theme and digits. A change applies at once and is saved for the person's other devices. */
export function DisplayPanel() {
  const { t } = useTranslation(['settings', 'shell'])
  const theme = useThemePreference()
  const digits = useDigits()
  const { isSaved, remember } = useRemember()

  const chooseLanguage = (language: Language) => {
    void changeLanguage(language)
    remember({ language })
  }
  const chooseTheme = (next: Theme) => {
    changeTheme(next)
    remember({ theme: next })
  }
  const chooseDigits = (next: Digits) => {
    changeDigits(next)
    remember({ digits: next })
  }

  return (
    <Panel title={t('display.title')} aside={<SavedMark isSaved={isSaved} />}>
      <NarrowStack>
        <SelectField
          label={t('shell:language.label')}
          value={currentLanguage()}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
          onChange={chooseLanguage}
        />
        <div className={classes.row}>
          <ChoiceField
            label={t('shell:theme.label')}
            value={theme}
            options={themes.map((value) => ({ value, label: t(`shell:theme.${value}`) }))}
            onChange={chooseTheme}
          />
          <ChoiceField
            label={t('shell:digits.label')}
            value={digits}
            options={digitSets.map((value) => ({ value, label: t(`shell:digits.${value}`) }))}
            onChange={chooseDigits}
          />
        </div>
      </NarrowStack>
    </Panel>
  )
}

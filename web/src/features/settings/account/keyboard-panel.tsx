import { defaultKeyboardPreferences, type KeyboardPreferences } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '../../../components/fields/choices/choice-field.tsx'
import { useRemember } from '../../../components/profile/use-remember.ts'
import { Panel } from '../../../components/layout/panel.tsx'
import { useProfile } from '../../../http/queries/profile.ts'
import { SavedMark } from './saved-mark.tsx'
import { NarrowStack } from './narrow-stack.tsx'
import classes from './keyboard-panel.module.css'

const directions: KeyboardPreferences['enterGoesTo'][] = ['student', 'question']

/** The person's keyboard settings for mark sheets. */
export function KeyboardPanel() {
  const { t } = useTranslation('settings')
  const { isSaved, remember } = useRemember()
  const keyboard = useProfile()?.keyboard ?? defaultKeyboardPreferences
  return (
    <Panel title={t('keyboard.title')} aside={<SavedMark isSaved={isSaved} />}>
      <NarrowStack>
        <ChoiceField
          label={t('keyboard.enter')}
          value={keyboard.enterGoesTo}
          options={directions.map((value) => ({ value, label: t(`keyboard.${value}`) }))}
          onChange={(enterGoesTo) => remember({ keyboard: { enterGoesTo } })}
        />
        <div className={classes.explained}>
          <ChoiceField
            label={t('keyboard.advance')}
            value={keyboard.autoAdvance ? 'on' : 'off'}
            options={(['on', 'off'] as const).map((value) => ({ value, label: t(`keyboard.${value}`) }))}
            onChange={(value) => remember({ keyboard: { autoAdvance: value === 'on' } })}
          />
          <p className="text-quiet">{t('keyboard.advanceHint')}</p>
        </div>
      </NarrowStack>
    </Panel>
  )
}

import { useState } from 'react'
import { IconChevronDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { LessonFieldsProps } from '../model/request/lesson-inputs.ts'
import classes from './more-fields.module.css'
import { NamedText } from '../../../components/outgoing/named-text.tsx'

const fields = ['priorKnowledge', 'materials', 'standards'] as const
const longest = 1000

/** The optional fields, open from the start if one of them is filled in. */
export function MoreFields({ values, text, problems }: Omit<LessonFieldsProps, 'set' | 'source'>) {
  const { t } = useTranslation('lesson-plans')
  const [wasFilled] = useState(() => fields.some((field) => (values[field] ?? '') !== ''))
  return (
    <details className={classes.more} open={wasFilled || undefined}>
      <summary className={classes.summary}>
        <IconChevronDown size={17} aria-hidden className={classes.chevron} />
        {t('form.more')}
        <span className={classes.summaryText}>{t('form.moreText')}</span>
      </summary>
      <div className={classes.moreFields}>
        {fields.map((field) => (
          <NamedText
            key={field}
            value={values[field] ?? ''}
            control={text(field)}
            label={t(`form.${field}`)}
            hint={t(`form.${field}Hint`)}
            error={problems[field] && t('form.wrong.tooLong')}
            maxLength={longest}
          />
        ))}
      </div>
    </details>
  )
}

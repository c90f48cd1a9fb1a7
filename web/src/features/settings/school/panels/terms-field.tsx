import { dayIn } from '@classeur/domain/calendar'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { useRowFocus } from '../../../../components/layout/use-row-focus.ts'
import { mostTerms, nextTerm, type Term } from '../../model/terms.ts'
import classes from './terms-field.module.css'
import { TermRow } from './term-row.tsx'

interface TermsFieldProps {
  terms: readonly Term[]
  stored: readonly Term[]
  /** The school's time zone: the first term starts on its day. */
  timeZone: string
  readOnly: boolean
  onChange: (terms: Term[]) => void
}

/** The terms of the year, with an error at each term that can't be saved. */
export function TermsField({ terms, stored, timeZone, readOnly, onChange }: TermsFieldProps) {
  const { t } = useTranslation('school')
  const rowFocus = useRowFocus()
  const isOneRemoved = stored.some(({ id }) => !terms.some((term) => term.id === id))
  const add = () => {
    const name = t('terms.nameOf', { number: terms.length + 1 })
    onChange([...terms, nextTerm(terms, name, dayIn(timeZone)(new Date()))])
  }
  return (
    <div {...rowFocus} role="group" aria-label={t('terms.title')} className={classes.terms}>
      <p className={classes.legend}>{t('terms.title')}</p>
      {terms.length === 0 && <p className={classes.quiet}>{t('terms.none')}</p>}
      {terms.map((term) => (
        <TermRow
          key={term.id}
          term={term}
          terms={terms}
          readOnly={readOnly}
          onChange={(changed) => onChange(terms.map((one) => (one.id === term.id ? changed : one)))}
          onRemove={() => onChange(terms.filter(({ id }) => id !== term.id))}
        />
      ))}
      {isOneRemoved && (
        <p role="status" className={classes.quiet}>
          {t('terms.removed')}
        </p>
      )}
      {!readOnly && terms.length < mostTerms && (
        <Button small icon={<IconPlus size={16} aria-hidden />} onClick={add}>
          {t('terms.add')}
        </Button>
      )}
    </div>
  )
}

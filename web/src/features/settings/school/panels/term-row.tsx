import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../../../components/fields/text/text-field.tsx'
import { problemOf, type Term, type TermProblem } from '../../model/terms.ts'
import classes from './term-row.module.css'

interface TermRowProps {
  term: Term
  terms: readonly Term[]
  readOnly: boolean
  onChange: (term: Term) => void
  onRemove: () => void
}

function useProblemText(): (problem: TermProblem) => string {
  const { t } = useTranslation('school')
  return (problem) =>
    problem.kind === 'overlap'
      ? t('terms.problem.overlap', { term: problem.with })
      : t(`terms.problem.${problem.kind}`)
}

/** One term: its name, first day and last day. */
export function TermRow({ term, terms, readOnly, onChange, onRemove }: TermRowProps) {
  const { t } = useTranslation('school')
  const textOf = useProblemText()
  const problem = problemOf(term, terms)
  return (
    <div data-row role="group" aria-label={term.name} className={classes.term}>
      <TextField
        label={t('terms.name')}
        maxLength={40}
        value={term.name}
        onChange={(event) => onChange({ ...term, name: event.currentTarget.value })}
      />
      <TextField
        type="date"
        label={t('terms.startsOn')}
        value={term.startsOn}
        onChange={(event) => onChange({ ...term, startsOn: event.currentTarget.value })}
      />
      <TextField
        type="date"
        label={t('terms.endsOn')}
        value={term.endsOn}
        onChange={(event) => onChange({ ...term, endsOn: event.currentTarget.value })}
      />
      {!readOnly && (
        <button
          type="button"
          className={classes.icon}
          aria-label={t('terms.remove', { term: term.name })}
          onClick={onRemove}
        >
          <IconX size={18} aria-hidden />
        </button>
      )}
      {problem && (
        <p role="alert" className={classes.problem}>
          {textOf(problem)}
        </p>
      )}
    </div>
  )
}

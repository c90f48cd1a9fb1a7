import { useProblemText } from '../../i18n/use-problem-text.ts'

/** The text of an error in one line, for notices and below fields. */
export function ProblemText({ error }: { error: unknown }) {
  const text = useProblemText(error)
  return (
    <>
      <strong>{text.title}</strong> {text.advice}
    </>
  )
}

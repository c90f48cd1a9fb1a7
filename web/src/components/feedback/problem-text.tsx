import { useProblemText } from '../../i18n/use-problem-text.ts'

/** The words of an error as running text, for notifications and below fields. */
export function ProblemText({ error }: { error: unknown }) {
  const words = useProblemText(error)
  return (
    <>
      <strong>{words.title}</strong> {words.advice}
    </>
  )
}

import { useProblemWords } from '../../i18n/use-problem-words.ts'

/** The words of an error as running text, for notifications and below fields. */
export function ProblemWordsText({ error }: { error: unknown }) {
  const words = useProblemWords(error)
  return (
    <>
      <strong>{words.title}</strong> {words.advice}
    </>
  )
}

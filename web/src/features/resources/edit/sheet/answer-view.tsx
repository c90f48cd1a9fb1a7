import type { ResourceItem } from '@classeur/contracts'
import { useContentText } from '../../../../components/content/use-content-text.ts'
import { RichTextView } from '../../../../components/content/rich-text-view.tsx'

/** The letter of an option, in the alphabet of the sheet. */
export function useOptionLetter(): (index: number) => string {
  const t = useContentText()
  const letters = t('sheet.letters').split(' ')
  return (index) => letters[index] ?? String(index + 1)
}

/** The answer of an item: a value, the right option, or a model answer. */
export function AnswerView({ answer }: { answer: ResourceItem['answer'] }) {
  const letterOf = useOptionLetter()
  switch (answer.kind) {
    case 'value':
      return <RichTextView value={answer.shown} />
    case 'open':
      return <RichTextView value={answer.model} />
    case 'choice':
      return (
        <>
          <b>{letterOf(answer.correct)}</b>{' '}
          <RichTextView value={answer.options[answer.correct]?.content ?? []} />
        </>
      )
  }
}

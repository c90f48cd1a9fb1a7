import type { ItemFigure, Language, ResourceItem } from '@classeur/contracts'
import { drawClock } from '@classeur/domain/content'
import { showsMethod, typedText, type ResourceKind } from '@classeur/domain/resources'
import type { DocumentBlock, DocumentTask, Picture } from '../text-document/text-document.ts'
import { describeFigure, resourceTexts } from './resource-texts.ts'

function figureBlock(figure: ItemFigure, language: Language): DocumentBlock {
  if (figure.kind === 'table') return { kind: 'table', caption: '', header: figure.header, rows: figure.rows }
  const alt = describeFigure(figure, language)
  return figure.kind === 'clock'
    ? { kind: 'drawing', scene: drawClock(figure), alt }
    : { kind: 'diagram', diagram: figure, alt }
}

const stepsBlock = ({ steps }: ResourceItem): DocumentBlock[] =>
  steps.length === 0 ? [] : [{ kind: 'list', items: steps.map(typedText), isOrdered: true }]

/** The right answer in one text; an option with its letter. */
function answerText({ answer }: ResourceItem, language: Language): string {
  switch (answer.kind) {
    case 'value':
      return typedText(answer.shown)
    case 'choice': {
      const letter = resourceTexts[language].letters[answer.correct] ?? ''
      return `${letter} · ${typedText(answer.options[answer.correct]?.content ?? [])}`
    }
    case 'open':
      return typedText(answer.model)
  }
}

/** An item as students get it: without its answer, except where the kind shows the method. `pictures`: by their id. */
export function studentTask(
  item: ResourceItem,
  number: number,
  { kind, language }: { kind: ResourceKind; language: Language },
  pictures: ReadonlyMap<string, Picture>,
): DocumentTask {
  const { prompt, figure, imageId, answer, lines, verification } = item
  const picture = imageId ? pictures.get(imageId) : undefined
  const { answer: label, letters, colon, toCheck } = resourceTexts[language]
  // Students would learn from a wrong answer, so the page warns of one that nobody has checked.
  const open: DocumentBlock[] =
    verification.state === 'verified' ? [] : [{ kind: 'paragraph', text: '', label: toCheck }]
  const method: DocumentBlock[] = showsMethod(kind)
    ? [
        ...stepsBlock(item),
        { kind: 'paragraph', label: `${label}${colon}`, text: answerText(item, language) },
        ...open,
      ]
    : []
  return {
    ...{ number: String(number), prompt: typedText(prompt) },
    blocks: [
      ...(picture ? [{ kind: 'picture' as const, picture }] : []),
      ...(figure ? [figureBlock(figure, language)] : []),
      ...method,
    ],
    options:
      answer.kind === 'choice'
        ? answer.options.map(({ content }, at) => ({ letter: letters[at] ?? '', text: typedText(content) }))
        : [],
    lines: showsMethod(kind) ? 0 : lines,
  }
}

/** The answer of an item for the teacher: worked steps, what earns marks, the usual error, and whether it is to check. */
export function keyTask(item: ResourceItem, number: number, language: Language): DocumentTask {
  const { answer, error, verification } = item
  const { answer: label, error: errorLabel, toCheck, recomputed, colon } = resourceTexts[language]
  const line = (name: string, text: string): DocumentBlock => ({
    kind: 'paragraph',
    label: `${name}${colon}`,
    text,
  })
  const points: DocumentBlock[] =
    answer.kind === 'open' && answer.points.length > 0
      ? [{ kind: 'list', items: [...answer.points], isOrdered: false }]
      : []
  const open: DocumentBlock[] =
    verification.state === 'verified'
      ? []
      : [
          { kind: 'paragraph', text: '', label: toCheck },
          ...(verification.found ? [line(recomputed, typedText(verification.found))] : []),
        ]
  return {
    ...{ number: String(number), prompt: typedText(item.prompt), options: [], lines: 0 },
    blocks: [
      ...stepsBlock(item),
      line(label, answerText(item, language)),
      ...points,
      ...open,
      ...(error ? [line(errorLabel, `${error.name} · ${typedText(error.wrong)}`)] : []),
    ],
  }
}

import type { LessonSections } from '@classeur/contracts'
import type { DocumentBlock, Picture } from '../text-document/text-document.ts'
import type { LessonPlanTexts } from './texts/texts-of-language.ts'

/** The phases: a table of their minutes, then each with both actions side by side. */
export function phaseBlocks(
  { items }: LessonSections['phases'],
  { texts, pictures }: { texts: LessonPlanTexts; pictures: ReadonlyMap<string, Picture> },
): DocumentBlock[] {
  const { heads, labels } = texts
  const starts = items.map((_, index) => items.slice(0, index).reduce((sum, { minutes }) => sum + minutes, 0))
  return [
    {
      kind: 'table',
      caption: '',
      header: [heads.from, heads.phase, heads.minutes],
      rows: items.map(({ title, minutes }, index) => [String(starts[index]), title, String(minutes)]),
      shares: [20, 62, 18],
    },
    ...items.flatMap((phase, index): DocumentBlock[] => {
      const picture = phase.imageId === null ? undefined : pictures.get(phase.imageId)
      return [
        { kind: 'heading', level: 2, text: `${index + 1}. ${phase.title} · ${texts.minutes(phase.minutes)}` },
        {
          kind: 'table',
          caption: '',
          header: [heads.teacher, heads.students],
          rows: [[phase.teacher, phase.students]],
        },
        ...(picture ? [{ kind: 'picture' as const, picture }] : []),
        { kind: 'paragraph', label: labels.checkQuestion, text: phase.checkQuestion },
        { kind: 'paragraph', label: labels.feedback, text: phase.feedback },
      ]
    }),
  ]
}

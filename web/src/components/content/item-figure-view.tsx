import { drawClock, plainInline } from '@classeur/domain/content'
import type { ClockFace, ItemFigure } from '@classeur/domain/resources'
import { useMemo } from 'react'
import { useIsAtMost } from '../../theme/use-is-at-most.ts'
import { DiagramView } from './diagram-view.tsx'
import { SceneView } from './scene-view.tsx'
import { TableBlock } from './table-block.tsx'
import { useContentText } from './use-content-text.ts'

const twoDigits = (value: number) => String(value).padStart(2, '0')

function ClockView({ figure, alt }: { figure: ClockFace; alt: string }) {
  const scene = useMemo(() => drawClock(figure), [figure])
  return <SceneView scene={scene} alt={alt} startsLeft={false} fits />
}

/** What a figure shows, in words and in the language of the content. */
function useFigureText() {
  const t = useContentText()
  const withLabels = (text: string, labels: readonly string[]) => {
    const named = labels.filter((label) => label !== '').map(plainInline)
    return named.length === 0 ? text : t('figure.with', { text, labels: named.join(t('figure.comma')) })
  }
  return (figure: Exclude<ItemFigure, { kind: 'table' }>): string => {
    switch (figure.kind) {
      case 'clock':
        return figure.hands
          ? t('figure.clock', { time: `${twoDigits(figure.hour)}:${twoDigits(figure.minute)}` })
          : t('figure.clockWithoutHands')
      case 'fraction-bars':
        return figure.bars
          .map(({ parts, shaded, label }) => withLabels(t('figure.bar', { parts, shaded }), [label]))
          .join('; ')
      case 'number-line':
        return withLabels(
          t('figure.line', { from: figure.from, to: figure.to }),
          figure.marks.map(({ label }) => label),
        )
      case 'coordinate-grid':
        return withLabels(
          t('figure.grid'),
          [...figure.points, ...figure.curves].map(({ label }) => label),
        )
    }
  }
}

/** The room for a figure on a phone, in pixels. */
const phoneWidth = 300

/** The figure of an item, drawn from its numbers as wide as there is room, with a description in words. */
export function ItemFigureView({ figure }: { figure: ItemFigure }) {
  const text = useFigureText()
  const isPhone = useIsAtMost('phone')
  if (figure.kind === 'table')
    return <TableBlock caption="" header={[...figure.header]} rows={figure.rows.map((row) => [...row])} />
  if (figure.kind === 'clock') return <ClockView figure={figure} alt={text(figure)} />
  return <DiagramView diagram={figure} alt={text(figure)} widest={isPhone ? phoneWidth : undefined} fits />
}

import type { Language } from '@classeur/contracts'
import type { Stage } from '../backdrops/backdrop.ts'
import type { Point } from '../paint/geometry.ts'

/** What stands behind a figure. */
export interface Frame extends Stage {
  centre: Point
  /** Half the side of the square that the figure may fill. */
  reach: number
  /** The width that a long figure may fill. */
  span: number
  colours: readonly [string, string, string]
}

/** An exact figure: its words for the alternative text, without article where it stands alone. */
export interface Figure {
  title: Record<Language, string>
  draw(frame: Frame): string
}

/**
 * Finds its figure in the words; null when they ask for another one.
 * @param text in one spelling of each letter, words separated by single spaces, signs kept, digits 0–9
 */
export type FigureReader = (text: string) => Figure | null

export const grey = '#e8ebef'

/** Whether one of the words begins with one of the beginnings; `a+b` needs both. */
export function mentions(text: string, beginnings: string): boolean {
  return beginnings
    .split(' ')
    .some((rule) =>
      rule
        .split('+')
        .every((part) =>
          new RegExp(
            `(?:^|[^\\p{L}])(?:[وفبلك]?(?:ال|لل)?|[dl]['’ ])${part.replace('$', '(?![\\p{L}])')}`,
            'u',
          ).test(text),
        ),
    )
}

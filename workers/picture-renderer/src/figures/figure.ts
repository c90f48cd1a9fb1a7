import type { Language } from '@classeur/contracts'
import type { Stage } from '../backdrops/backdrop.ts'
import type { Point } from '../paint/geometry.ts'

/** The area for a figure. */
export interface Frame extends Stage {
  centre: Point
  /** Half the side of the square that the figure may fill. */
  reach: number
  /** The width that a long figure may fill. */
  span: number
  colours: readonly [string, string, string]
}

/** An exact figure with its title for the alternative text, without an article where it stands alone. */
export interface Figure {
  title: Record<Language, string>
  draw(frame: Frame): string
}

/**
 * Reads its kind of figure from the text; returns null if the text requests another one.
 * @param text with folded letters, words separated by single spaces, signs kept, digits 0–9
 */
export type FigureReader = (text: string) => Figure | null

export const grey = '#e8ebef'

/** Whether a word starts with one of the beginnings; `a+b` needs both. */
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

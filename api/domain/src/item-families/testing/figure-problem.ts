import type { ItemFigure } from '../../resources/item.ts'

/** Why a figure can't be drawn; null if it can. */
export function figureProblem(figure: ItemFigure): string | null {
  switch (figure.kind) {
    case 'fraction-bars':
      return figure.bars.length > 0 &&
        figure.bars.every(
          ({ parts, shaded }) =>
            Number.isInteger(parts) &&
            parts > 0 &&
            parts <= 60 &&
            Number.isInteger(shaded) &&
            shaded >= 0 &&
            shaded <= parts,
        )
        ? null
        : 'a bar that can’t be shaded'
    case 'number-line': {
      const { from, to, step, marks } = figure
      const count = (to - from) / step
      if (!(from < to) || !(step > 0) || count > 100) return 'a line that can’t be drawn'
      return marks.every(({ at }) => at >= from && at <= to) ? null : 'a mark beside the line'
    }
    case 'coordinate-grid': {
      const { x, y, points, curves } = figure
      if ([x, y].some(({ from, to, step }) => !(from < to) || !(step > 0) || (to - from) / step > 60))
        return 'axes that can’t be drawn'
      const all = [...points, ...curves.flatMap((curve) => curve.points)]
      return all.every(
        (point) => point.x >= x.from && point.x <= x.to && point.y >= y.from && point.y <= y.to,
      )
        ? null
        : 'a point beside the grid'
    }
    case 'clock':
      return Number.isInteger(figure.hour) &&
        figure.hour >= 0 &&
        figure.hour < 24 &&
        Number.isInteger(figure.minute) &&
        figure.minute >= 0 &&
        figure.minute < 60
        ? null
        : 'no such time'
    case 'table': {
      const width = figure.rows[0]?.length ?? 0
      const even =
        figure.rows.every((row) => row.length === width) &&
        (figure.header.length === 0 || figure.header.length === width)
      return width > 0 && even ? null : 'rows of different lengths'
    }
  }
}

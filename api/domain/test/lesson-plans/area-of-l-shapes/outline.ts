import type { Block } from '../../../src/lesson-plans/checks/content/lesson-content.ts'

const axis = (to: number) => ({ from: 0, to, step: 1, label: 'cm' })

/** An outline on squared paper, from its corners. */
export const outline = (alt: string, corners: [number, number][]): Block => ({
  kind: 'diagram',
  alt,
  diagram: {
    kind: 'coordinate-grid',
    x: axis(12),
    y: axis(8),
    points: [],
    curves: [{ label: '', points: [...corners, ...corners.slice(0, 1)].map(([x, y]) => ({ x, y })) }],
  },
})

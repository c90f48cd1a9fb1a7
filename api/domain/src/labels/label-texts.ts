import type { LabelToDraw } from './label.ts'

/** The texts of labels on one line each, in their order. */
export const labelTexts = (labels: readonly LabelToDraw[]): string[] =>
  labels.flatMap((label) => (label.kind === 'text' ? [label.text.replace(/\s+/gu, ' ')] : []))

/** The alternative text of a picture whose labels are part of its pixels: people who can't see it get both. */
export const altTextWithLabels = (altText: string, labels: readonly LabelToDraw[]): string =>
  [altText, ...labelTexts(labels)].filter((text) => text !== '').join(' · ')

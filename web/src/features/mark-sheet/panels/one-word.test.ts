import { expect, it } from 'vitest'

const areas = ['mark-grid', 'mark-panels', 'mark-pile', 'mark-history', 'mark-files', 'mark-sheet']
const files = import.meta.glob<string>('../../../i18n/{en,fr,ar}/mark-*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const wordsOf = (language: string, area: string): string => {
  const words = files[`../../../i18n/${language}/${area}.json`]
  if (words === undefined) throw new Error(`No words of ${area} in ${language}`)
  return words
}

/**
 * Terms that other parts of the product use for the cell, the sheet, the maximum, the exam, the plan and the release.
 */
const others = {
  fr: /\bcases?\b|\bexamens?\b|\boffre\b|la remise/i,
  ar: /خانة|الخانات|ورقة الدرجات|الحد الأقصى|حد أقصى|الخطة|غير لائق/,
}

it.each(Object.entries(others))(
  'all parts of the sheet use the same term for the same thing: %s',
  (language, other) => {
    const found = areas.flatMap((area) =>
      wordsOf(language, area)
        .split('\n')
        .filter((line) => other.test(line))
        .map((line) => `${area}: ${line.trim()}`),
    )
    expect(found).toEqual([])
  },
)

it.each(['en', 'fr', 'ar'])('every count uses the person’s digits: %s', (language) => {
  const bare = areas.filter((area) => /\{\{count\}\}/.test(wordsOf(language, area)))
  expect(bare).toEqual([])
})

import { expect, it } from 'vitest'
import { hasSameShape, mergeValues } from './merge-values.ts'

const base = { summary: 'a', items: [{ text: 'one' }, { text: 'two' }, { text: 'three' }] }
const withText = (index: number, text: string) => ({
  ...base,
  items: base.items.map((item, at) => (at === index ? { text } : item)),
})

it('changes of different texts are united', () => {
  const { value, conflicts } = mergeValues(base, withText(0, 'mine'), withText(2, 'theirs'))
  expect(value).toEqual({ summary: 'a', items: [{ text: 'mine' }, { text: 'two' }, { text: 'theirs' }] })
  expect(conflicts).toEqual([])
})

it('the same text changed to different words is a conflict that names both', () => {
  const { value, conflicts } = mergeValues(base, withText(1, 'mine'), withText(1, 'theirs'))
  expect(conflicts).toEqual([{ path: ['items', 1, 'text'], mine: 'mine', theirs: 'theirs' }])
  expect(value).toEqual(withText(1, 'mine'))
})

it('the same change on both sides isn’t a conflict', () => {
  expect(mergeValues(base, withText(1, 'same'), withText(1, 'same')).conflicts).toEqual([])
})

it('an edited item follows its list when a colleague adds, removes or moves other items', () => {
  const mine = withText(1, 'mine')
  const [one, two, three] = base.items
  const lists = [
    [{ text: 'new' }, one, two, three],
    [two, three],
    [three, two, one],
  ]
  for (const items of lists) {
    const { value, conflicts } = mergeValues(base, mine, { ...base, items })
    expect(conflicts).toEqual([])
    expect(value).toEqual({
      ...base,
      items: items.map((item) => (item === two ? { text: 'mine' } : item)),
    })
  }
})

it('an item edited on one side follows the list that the other side reordered, or had an item replaced in', () => {
  const [one, two, three] = base.items
  for (const items of [
    [two, one, three],
    [{ text: 'new' }, one, two],
  ]) {
    const edited = withText(0, 'mine')
    const reordered = { ...base, items }
    const expected = { ...base, items: items.map((item) => (item === one ? { text: 'mine' } : item)) }
    expect(mergeValues(base, edited, reordered)).toEqual({ value: expected, conflicts: [] })
    expect(mergeValues(base, reordered, edited)).toEqual({ value: expected, conflicts: [] })
    expect(hasSameShape(base, reordered)).toBe(false)
  }
})

it('lists that both sides reordered differently, or an edited item that the other side replaced, are a conflict', () => {
  const [one, two, three] = base.items
  const theirs = { ...base, items: [two, three, { text: 'new' }] }
  for (const mine of [withText(0, 'mine'), { ...base, items: [one, three, two] }])
    expect(mergeValues(base, mine, theirs).conflicts.map(({ path }) => path)).toEqual([['items']])
})

it('a text changed to the same wording as another isn’t a move', () => {
  const { value, conflicts } = mergeValues(base, withText(0, 'two'), withText(2, 'theirs'))
  expect(value).toEqual({ ...base, items: [{ text: 'two' }, { text: 'two' }, { text: 'theirs' }] })
  expect(conflicts).toEqual([])
})

it('my new item and a colleague’s edit of another item are both kept', () => {
  const mine = { ...base, items: [...base.items, { text: 'four' }] }
  const { value, conflicts } = mergeValues(base, mine, withText(0, 'theirs'))
  expect(conflicts).toEqual([])
  expect(value).toEqual({ ...base, items: [{ text: 'theirs' }, ...base.items.slice(1), { text: 'four' }] })
})

it('an item that I edited and a colleague removed is a conflict of the whole list', () => {
  const theirs = { ...base, items: base.items.slice(1) }
  const { conflicts } = mergeValues(base, withText(0, 'mine'), theirs)
  expect(conflicts.map(({ path }) => path)).toEqual([['items']])
})

it('lists that both sides extended are a conflict, and nothing is lost from either', () => {
  const mine = { ...base, items: [...base.items, { text: 'mine' }] }
  const theirs = { ...base, items: [...base.items, { text: 'theirs' }] }
  const { value, conflicts } = mergeValues(base, mine, theirs)
  expect(value).toEqual(mine)
  expect(conflicts).toEqual([{ path: ['items'], mine: mine.items, theirs: theirs.items }])
})

it('values have the same shape when every list has the same length and order', () => {
  expect(hasSameShape(base, withText(0, 'other'))).toBe(true)
  expect(hasSameShape(base, { ...base, items: base.items.slice(1) })).toBe(false)
})

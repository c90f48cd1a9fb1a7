import { expect, it } from 'vitest'
import { redactDeep, redactNames } from './redact-names.ts'

const student = (firstName: string, lastName = '') => ({ firstName, lastName })
const ofClass = [
  student('Sara', 'Ben Ali'),
  student('Jean-Pierre', 'de la Tour'),
  student('Abderrahmane', 'O’Neil'),
  student('سارة', 'الزهراء'),
  student('علي', 'عبد الله'),
  student('Zoë', 'Smith-Jones'),
  student('Mark', 'Rose'),
  student('An', 'Li'),
  student('X', 'Nguyễn'),
]
const redacted = (text: string) => redactNames(text, { ofClass, others: [] }).text

it.each([
  ['Help Sara, please', 'Help S01, please'],
  ['SARA and sara and sArA', 'S01 and S01 and S01'],
  ["Sara’s work, Sara's, Saraʼs", "S01’s work, S01's, S01ʼs"],
  ['(Sara)/"Sara"/sara_', '(S01)/"S01"/S01_'],
  ['Sara Ben Ali, Ben Ali Sara, BEN-ALI', 'S01, S01, S01'],
  ['SaraBenali and benali', 'S01 and S01'],
  ['sara.benali@school', 'S01@school'],
  ['S. Ben Ali and Sara B. work', 'S01 and S01. work'],
  ['Jean-Pierre, Jean Pierre, jeanpierre, JEAN‑PIERRE', 'S02, S02, S02, S02'],
  ['M. de la Tour, de La Tour', 'M. S02, S02'],
  ['J.-P. de la Tour', 'S02'],
  ['d’Abderrahmane, d’Abd Errahmane, Abd-er-Rahmane', 'd’S03, d’S03, S03'],
  ["O’Neil, Oneil, o'neil's", "S03, S03, S03's"],
  ['Zoe, Zoé, ZOË', 'S06, S06, S06'],
  ['Smith-Jones, Smith, Jones’ desk', 'S06, S06, S06’ desk'],
  ['mark and Rose', 'S07 and S07'],
  ['An Li, An, li', 'S08, S08, S08'],
  ['X Nguyen, NGUYỄN', 'S09, S09'],
  ['Sara2 and 3Sara', 'S01-2 and 3-S01'],
  ['Sa\u200bra, \u200fSara\u200f', 'S01, \u200fS01\u200f'],
  ['ساعد سارة', 'ساعد S04'],
  ['ساعد ساره وسارة', 'ساعد S04 وS04'],
  ['لِسَـــارَةَ', 'لِS04'],
  ['الزهراء، للزهراء، والزهراء، زهراء', 'S04، للS04، وS04، S04'],
  ['عبدالله وعبد الله', 'S05 وS05'],
  ['وSara', 'وS01'],
])('in “%s” the names of students become pseudonyms', (text, expected) => {
  expect(redacted(text)).toBe(expected)
})

it.each([
  'marking, remark, Rosetta, saraband, Saravan',
  'a line on an island; do it in the tower',
  'Point X of the line; group S',
  'اكتب على السطر، ثم انتقل إلى السؤال',
  'The unit is missing; write it after each result.',
  'Calcule le contour de la figure',
  '',
])('nothing in “%s” is a name', (text) => {
  expect(redacted(text)).toBe(text)
})

const commonly = [
  student('Will', 'May'),
  student('Rose', 'Will'),
  student('Mark', 'Jones'),
  student('Aimé', 'Petit'),
  student('Hope'),
]
it.each([
  ['They will mark it in hope, and Mark will read', 'They S02 mark it in hope, and S03 S02 read', 'en'],
  ['The price rose to 5, and I hope so', 'The price rose to 5, and I hope so', 'en'],
  ['mark and hope work', 'S03 and hope work', 'en'],
  ['Ask first. mark can read it: hope, too', 'Ask first. S03 can read it: S05, too', 'en'],
  [
    'the seat of mark’s friend, with mark_jones and mark jones',
    'the seat of S03’s friend, with S03 and S03',
    'en',
  ],
  ['with Mark, MARK and mARK', 'with S03, S03 and S03', 'en'],
  ['il aime une rose, et Aimé aussi', 'il aime une rose, et S04 aussi', 'fr'],
  ['il aime une rose', 'il S04 une S02', undefined],
  ['avec mark', 'avec S03', 'fr'],
  ['مع mark', 'مع S03', 'ar'],
] as const)('in “%s” an ordinary word stays, and a name does not', (text, expected, language) => {
  expect(redactNames(text, { ofClass: commonly, others: [] }, language).text).toBe(expected)
})

it('names in the other script are found in sentences, and not in titles', () => {
  const roster = { ofClass: [student('سارة'), student('Oussama')], others: [] }
  const { value } = redactDeep({ topic: 'الأسماء', wishes: 'Ask Sara. ساعد أسامة' }, roster)
  expect(value).toEqual({ topic: 'الأسماء', wishes: 'Ask S01. ساعد S02' })
})

it('a first name of another class counts with a capital, and a full name in any case', () => {
  const others = [student('Will', 'May'), student('Mark', 'Stone'), student('أمل', 'نور')]
  const text = 'they will mark it in may; Will and Mark did; mark stone, WILL MAY; مع أمل'
  expect(redactNames(text, { ofClass: [], others }).text).toBe(
    'they will mark it in may; S01 and S02 did; S02, S01; مع S03',
  )
})

it('a student has one pseudonym in a whole value, and codes stay', () => {
  const roster = { ofClass: [student('Board', 'Direct'), student('Sara', 'Ali')], others: [] }
  const value = {
    request: { topic: 'Sara on the board', teachingModel: 'direct', wishes: 'Ask SARA ALI' },
    sections: [{ key: 'board', value: { blocks: [{ kind: 'text', text: 'Ali' }] } }],
    minutes: 5,
    none: null,
  }
  const { value: result, pseudonyms, replaced } = redactDeep(value, roster)
  expect(result).toEqual({
    request: { topic: 'S02 on the S01', teachingModel: 'direct', wishes: 'Ask S02' },
    sections: [{ key: 'board', value: { blocks: [{ kind: 'text', text: 'S02' }] } }],
    minutes: 5,
    none: null,
  })
  expect(pseudonyms).toEqual([
    { pseudonym: 'S02', name: 'Sara' },
    { pseudonym: 'S01', name: 'board' },
  ])
  expect(replaced.map(({ name }) => name)).toEqual(['Sara', 'board', 'SARA ALI', 'Ali'])
})

it('students who share a first name are distinguished by the initial', () => {
  const roster = { ofClass: [student('Sara', 'Ali'), student('Sara', 'Miller')], others: [] }
  expect(redactNames('Sara A., Sara M. and Sara', roster).text).toBe('S01., S02. and S01')
})

it('no student gets a pseudonym that the teacher typed, or that names a task', () => {
  const many = Array.from({ length: 12 }, (_, index) => student(`Name${'abcdefghijkl'[index] ?? ''}`))
  const { text } = redactNames('S02: Nameb, Namej, Namea', { ofClass: many, others: [] })
  expect(text).toBe('S02: S14, S22, S01')
})

import type { WordClass } from './lexicon/word-class.ts'
import type { SafetyCategory } from './safety-category.ts'

/**
 * A combination of words that is a clear violation. A single word rarely is, because schools teach about the bomb of
 * 1945, reproduction, slavery, and the prevention of drug use and suicide.
 */
export interface SafetyRule {
  category: SafetyCategory
  /** One word of each class, in this order, with at most `gap` words (and no `barrier`) before each after the first. */
  sequence: readonly (readonly [wordClass: WordClass, gap: number])[]
  /** The rule doesn't apply if a word of these classes occurs near the sequence … */
  unless?: readonly WordClass[]
  /** … unless a word of these classes occurs near it too. */
  evenSo?: readonly WordClass[]
  /** The rule applies only if a word of one of these classes occurs close to the sequence. */
  with?: readonly WordClass[]
  /** The sequence may contain words of `barrier`, as in "a story about". */
  acrossBarriers?: true
}

type Conditions = Omit<SafetyRule, 'category' | 'sequence'>

const openers: readonly (readonly [WordClass, number])[] = [
  ['how', 2],
  ['howBare', 1],
]

/** Rules for "how to <verb> <object>", one per kind of opener and object. */
const asked = (
  category: SafetyCategory,
  verb: WordClass,
  objects: readonly (readonly [WordClass, number])[],
  more: Conditions = {},
): SafetyRule[] =>
  openers.flatMap(([opener, gap]) =>
    objects.map(([object, objectGap]): SafetyRule => ({
      category,
      sequence: [
        [opener, 0],
        [verb, gap],
        [object, objectGap],
      ],
      ...more,
    })),
  )

const pair = (
  category: SafetyCategory,
  first: WordClass,
  second: WordClass,
  gap: number,
  more: Conditions = {},
): SafetyRule => ({
  category,
  sequence: [
    [first, 0],
    [second, gap],
  ],
  ...more,
})

const alone = (
  category: SafetyCategory,
  wordClass: WordClass,
  more: Pick<SafetyRule, 'unless'> = {},
): SafetyRule => ({
  category,
  sequence: [[wordClass, 0]],
  ...more,
})

const studied = { unless: ['past', 'prevention'], evenSo: ['detail'] } as const
const fought = { unless: ['prevention'] } as const
const quoted = { unless: ['past', 'prevention'] } as const

/** The rules for every text that is sent to or comes from a generator. */
export const textRules: readonly SafetyRule[] = [
  alone('sexual-minors', 'sexualMinor', fought),
  pair('sexual-minors', 'sexual', 'minor', 3, { ...fought, acrossBarriers: true }),
  pair('sexual-minors', 'nude', 'minor', 2, quoted),
  pair('sexual-minors', 'minor', 'sexual', 2, fought),
  pair('sexual-minors', 'minor', 'nude', 2, quoted),
  pair('sexual-minors', 'sexAct', 'minor', 3, fought),
  ...asked('sexual-minors', 'seduce', [['minor', 3]]),
  pair('sexual-minors', 'seduce', 'minor', 2, fought),

  ...asked('weapons', 'make', [
    ['weapon', 4],
    ['gun', 3],
  ]),
  ...asked('weapons', 'get', [
    ['weapon', 4],
    ['gun', 4],
  ]),
  ...asked('weapons', 'strike', [['weapon', 4]]),
  ...asked('violence', 'ravage', [['site', 3]]),
  {
    category: 'weapons',
    sequence: [
      ['recipe', 0],
      ['make', 1],
      ['gun', 3],
    ],
  },
  ...openers.map(([opener, gap]) => pair('weapons', opener, 'noxious', gap, { with: ['detail'] })),
  pair('weapons', 'recipe', 'weapon', 3, { unless: ['past'] }),
  pair('weapons', 'weapon', 'recipe', 1, { unless: ['past'] }),
  pair('weapons', 'make', 'weapon', 3, studied),
  pair('weapons', 'get', 'gun', 3, { with: ['detail'] }),
  {
    category: 'weapons',
    sequence: [
      ['get', 0],
      ['gun', 3],
      ['site', 4],
    ],
    ...fought,
  },
  ...asked('weapons', 'make', [['mild', 4]], { with: ['harm'] }),
  ...asked('weapons', 'make', [['noxious', 4]], { with: ['harm', 'detail'] }),
  pair('weapons', 'weapon', 'make', 0, studied),

  ...asked('toxins', 'make', [['toxin', 4]]),
  ...asked('toxins', 'get', [['toxin', 4]]),
  ...asked('toxins', 'strike', [['toxin', 4]]),
  pair('toxins', 'recipe', 'toxin', 3, { unless: ['past'] }),
  pair('toxins', 'toxin', 'recipe', 1, { unless: ['past'] }),
  pair('toxins', 'make', 'toxin', 3, studied),

  ...asked('drugs', 'make', [['drug', 4]]),
  ...asked('drugs', 'get', [['drug', 4]]),
  ...asked('drugs', 'take', [['drug', 4]]),
  pair('drugs', 'recipe', 'drug', 3, quoted),
  pair('drugs', 'drug', 'recipe', 1, quoted),
  pair('drugs', 'make', 'drug', 2, studied),
  pair('drugs', 'get', 'drug', 2, studied),

  ...openers.map(([opener, gap]) => pair('self-harm', opener, 'selfHarm', gap)),
  pair('self-harm', 'method', 'selfHarm', 2, fought),
  pair('self-harm', 'method', 'suicide', 2, fought),
  pair('self-harm', 'urge', 'suicide', 5, fought),
  pair('self-harm', 'urge', 'selfHarm', 5, fought),
  alone('self-harm', 'selfHarmPhrase', fought),

  ...asked('violence', 'hurt', [
    ['person', 4],
    ['supply', 3],
  ]),
  pair('violence', 'hurt', 'person', 3, { ...fought, with: ['evade'] }),
  pair('violence', 'plan', 'attack', 3, quoted),
  ...openers.map(([opener, gap]) => pair('violence', opener, 'crime', gap)),
  alone('violence', 'crime', quoted),

  alone('hate', 'slur', quoted),
  alone('hate', 'hatePhrase', quoted),
  {
    category: 'hate',
    sequence: [
      ['group', 0],
      ['are', 1],
      ['demean', 3],
    ],
    ...quoted,
  },
  pair('hate', 'destroy', 'group', 2, quoted),
  pair('hate', 'group', 'predicate', 0, quoted),
  pair('hate', 'joke', 'group', 4, { ...quoted, acrossBarriers: true }),
  pair('hate', 'joke', 'atrocity', 4, { ...fought, acrossBarriers: true }),

  pair('sexual', 'sexual', 'media', 2, quoted),
  pair('sexual', 'media', 'sexual', 2, quoted),
]

/**
 * The rules for pictures, which are stricter than those for texts. Art, biology, medicine and history are still allowed:
 * a nude statue, a naked mole rat, the organs, a battle.
 */
export const pictureRules: readonly SafetyRule[] = [
  ...textRules,
  alone('sexual', 'sexual'),
  pair('sexual', 'nude', 'anyone', 3),
  pair('sexual', 'anyone', 'nude', 2),
  alone('violence', 'gore'),
]

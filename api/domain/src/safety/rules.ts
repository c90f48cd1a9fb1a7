import { alone, asked, openers, pair, triple, type SafetyRule } from './safety-rule.ts'

const studied = { unless: ['past', 'prevention'], evenSo: ['detail'] } as const
const fought = { unless: ['prevention'] } as const
const quoted = { unless: ['past', 'prevention'] } as const
const staged = { ...quoted, unlessClose: ['drama'] } as const
const bygone = { unlessClose: ['bygone'], evenSo: ['evade'] } as const
const served = { unlessClose: ['served'], evenSo: ['evade'] } as const
const everyday = { unlessClose: ['everyday'], evenSo: ['evade'] } as const
/** Those who make poison by themselves. */
const grown = { unlessLed: ['creature'], evenSo: ['detail'] } as const
const played = { unlessClose: ['sport', 'task'], evenSo: ['evade'] } as const
const lewd = { ...fought, unlessClose: ['taught'], acrossBarriers: true } as const

/** The rules for every text that is sent to or comes from a generator. */
export const textRules: readonly SafetyRule[] = [
  alone('sexual-minors', 'sexualMinor', fought),
  pair('sexual-minors', 'sexual', 'minor', 3, { ...fought, acrossBarriers: true }),
  pair('sexual-minors', 'nude', 'minor', 2, quoted),
  pair('sexual-minors', 'minor', 'sexual', 2, fought),
  pair('sexual-minors', 'minor', 'nude', 2, quoted),
  pair('sexual-minors', 'sexAct', 'minor', 3, fought),
  triple('sexual-minors', 'media', ['carnal', 2], ['minor', 5], lewd),
  triple('sexual-minors', 'carnal', ['media', 0], ['minor', 5], lewd),
  ...asked('sexual-minors', 'seduce', [['minor', 3]]),
  pair('sexual-minors', 'seduce', 'minor', 2, fought),

  ...asked('weapons', 'make', [['weapon', 4]]),
  ...asked('weapons', 'make', [['gun', 3]], bygone),
  ...asked('weapons', 'make', [['doubtful', 4]], served),
  ...asked('weapons', 'get', [['doubtful', 4]], served),
  ...asked('weapons', 'strike', [['doubtful', 4]], served),
  ...asked('weapons', 'get', [
    ['weapon', 4],
    ['gun', 4],
  ]),
  ...asked('weapons', 'strike', [['weapon', 4]]),
  ...asked('violence', 'ravage', [['site', 3]]),
  triple('weapons', 'recipe', ['make', 1], ['gun', 3]),
  ...openers.map(([opener, gap]) => pair('weapons', opener, 'noxious', gap, { with: ['detail'] })),
  pair('weapons', 'recipe', 'weapon', 3, { unless: ['past'] }),
  pair('weapons', 'weapon', 'recipe', 1, { unless: ['past'] }),
  pair('weapons', 'layout', 'weapon', 1, studied),
  pair('weapons', 'layout', 'doubtful', 1, { ...quoted, ...served }),
  pair('weapons', 'recipe', 'doubtful', 3, { unless: ['past'], ...served }),
  pair('weapons', 'doubtful', 'recipe', 1, { unless: ['past'], ...served }),
  pair('weapons', 'make', 'weapon', 3, { ...studied, unlessLed: ['creature'] }),
  pair('weapons', 'make', 'doubtful', 3, { unless: ['past', 'prevention'], ...served }),
  pair('weapons', 'doubtful', 'make', 0, { unless: ['past', 'prevention'], ...served }),
  pair('weapons', 'get', 'gun', 3, { with: ['detail'] }),
  triple('weapons', 'get', ['gun', 3], ['site', 4], fought),
  ...asked('weapons', 'make', [['mild', 4]], { with: ['harm'] }),
  ...asked('weapons', 'make', [['noxious', 4]], { with: ['harm', 'detail'] }),
  pair('weapons', 'weapon', 'make', 0, studied),

  ...asked('toxins', 'make', [['toxin', 4]]),
  ...asked('toxins', 'make', [['poison', 4]], grown),
  ...(['toxin', 'poison'] as const).flatMap((toxin) => [
    ...asked('toxins', 'get', [[toxin, 4]]),
    ...asked('toxins', 'strike', [[toxin, 4]]),
    pair('toxins', 'recipe', toxin, 3, { unless: ['past'] }),
    pair('toxins', toxin, 'recipe', 1, { unless: ['past'] }),
  ]),
  pair('toxins', 'make', 'toxin', 3, studied),
  pair('toxins', 'make', 'poison', 3, { ...studied, ...grown }),

  ...(['make', 'get', 'take'] as const).flatMap((verb) => [
    ...asked('drugs', verb, [['drug', 4]]),
    ...asked('drugs', verb, [['streetDrug', 4]], everyday),
    ...asked('drugs', verb, [['crystal', 4]], everyday),
    ...asked('drugs', verb, [['rolled', 2]], { with: ['drug', 'streetDrug'], ...everyday }),
  ]),
  ...asked('drugs', 'smoke', [['rolled', 2]]),
  pair('drugs', 'smoke', 'rolled', 2, studied),
  pair('drugs', 'recipe', 'drug', 3, quoted),
  pair('drugs', 'drug', 'recipe', 1, quoted),
  pair('drugs', 'recipe', 'streetDrug', 3, { ...quoted, ...everyday }),
  pair('drugs', 'streetDrug', 'recipe', 1, { ...quoted, ...everyday }),
  ...(['make', 'get'] as const).flatMap((verb) => [
    pair('drugs', verb, 'drug', 2, { ...studied, unlessLed: ['searcher'] }),
    pair('drugs', verb, 'streetDrug', 2, { ...quoted, ...everyday, evenSo: ['detail'] }),
  ]),

  ...openers.map(([opener, gap]) => pair('self-harm', opener, 'selfHarm', gap)),
  pair('self-harm', 'method', 'selfHarm', 2, fought),
  pair('self-harm', 'method', 'suicide', 2, { ...fought, unlessClose: ['drama'] }),
  pair('self-harm', 'urge', 'suicide', 5, fought),
  pair('self-harm', 'urge', 'selfHarm', 5, fought),
  alone('self-harm', 'selfHarmPhrase', fought),
  triple('self-harm', 'dose', ['pills', 1], ['dying', 8], fought),

  ...asked('violence', 'hurt', [
    ['person', 4],
    ['supply', 3],
  ]),
  ...asked(
    'violence',
    'hit',
    [
      ['person', 4],
      ['supply', 3],
    ],
    played,
  ),
  pair('violence', 'hurt', 'person', 3, { ...fought, with: ['evade'] }),
  pair('violence', 'hit', 'person', 3, { ...fought, with: ['evade'] }),
  pair('violence', 'plan', 'attack', 3, staged),
  ...openers.map(([opener, gap]) => pair('violence', opener, 'crime', gap)),
  alone('violence', 'crime', quoted),

  alone('hate', 'slur', quoted),
  alone('hate', 'hatePhrase', quoted),
  ...(['group', 'gender'] as const).flatMap((people) => [
    triple('hate', people, ['are', 1], ['demean', 3], quoted),
    triple('hate', people, ['are', 1], ['beast', 1], quoted),
    pair('hate', 'destroy', people, 2, quoted),
    pair('hate', people, 'predicate', 0, quoted),
  ]),
  pair('hate', 'joke', 'group', 4, { ...quoted, acrossBarriers: true }),
  triple('hate', 'joke', ['demean', 4], ['gender', 0], { ...quoted, acrossBarriers: true }),
  triple('hate', 'joke', ['gender', 4], ['demean', 0], { ...quoted, acrossBarriers: true }),
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

import { alone, asked, openers, pair, triple, type SafetyRule } from './safety-rule.ts'

/** What shows that an excused request is meant to harm somebody, or not to be caught. */
const meant = ['grudge', 'evade'] as const
const intent = ['detail', 'harm', 'individual', ...meant] as const

const studied = { unless: ['past', 'prevention'], evenSo: ['detail', ...meant] } as const
const fought = { unless: ['prevention'], evenSo: meant } as const
const rescued = { unless: ['rescue'], evenSo: ['evade'] } as const
const quoted = { unless: ['past', 'prevention'], evenSo: meant } as const
const opposed = { unless: ['refuted'] } as const
const corrected = { ...opposed, unlessHere: ['misconception'] } as const
const recorded = { unless: ['past'], evenSo: ['detail', ...meant] } as const
const staged = { ...quoted, unlessHere: ['drama', 'remembered'] } as const
const bygone = {
  unlessHere: ['bygone'],
  unlessFollowed: ['material'],
  evenSo: [...intent, 'firearm'],
} as const
const vaccine = { unlessFollowed: ['head'], evenSo: intent } as const
const typed = { unlessHere: ['slides'], evenSo: [...intent, 'firearm'] } as const
const everyday = { unlessHere: ['everyday'], evenSo: [...intent, 'drug'] } as const
/** A joint of wood. */
const joined = { unlessClose: ['joinery'], evenSo: ['detail', 'drug', 'streetDrug', ...meant] } as const
/** Those who make poison by themselves. */
const grown = { unlessLed: ['creature'], evenSo: ['detail', ...meant] } as const
const played = {
  unlessBetween: ['sport', 'task'],
  evenSo: ['detail', 'individual', ...meant, 'weapon', 'gun'],
} as const
/** Only the protection of minors, and nothing about the past, excuses words about minors; also in "a story about". */
const guarded = { unlessClose: ['safeguard'], evenSo: ['steamy', 'depict'], acrossBarriers: true } as const

/** The rules for every text that is sent to or comes from a generator. */
export const textRules: readonly SafetyRule[] = [
  ...(['make', 'get', 'take'] as const).flatMap((verb) => asked('sexual-minors', verb, [['sexualMinor', 2]])),
  alone('sexual-minors', 'sexualMinor', guarded),
  pair('sexual-minors', 'steamy', 'minor', 3, { acrossBarriers: true }),
  pair('sexual-minors', 'minor', 'steamy', 2, { acrossBarriers: true }),
  pair('sexual-minors', 'sexual', 'minor', 3, guarded),
  pair('sexual-minors', 'minor', 'sexual', 2, guarded),
  pair('sexual-minors', 'nude', 'minor', 3, guarded),
  pair('sexual-minors', 'minor', 'nude', 2, guarded),
  pair('sexual-minors', 'sexAct', 'minor', 3, guarded),
  triple('sexual-minors', 'media', ['carnal', 2], ['minor', 5], guarded),
  triple('sexual-minors', 'carnal', ['media', 0], ['minor', 5], guarded),
  ...asked('sexual-minors', 'seduce', [['minor', 3]]),
  pair('sexual-minors', 'seduce', 'minor', 2, guarded),

  ...asked('weapons', 'make', [['weapon', 4]]),
  ...asked('weapons', 'make', [['gun', 3]], bygone),
  ...asked('weapons', 'make', [['bullets', 4]], typed),
  ...asked('weapons', 'get', [
    ['weapon', 4],
    ['gun', 4],
    ['bullets', 4],
  ]),
  ...asked('weapons', 'strike', [
    ['weapon', 4],
    ['bullets', 4],
  ]),
  ...asked('violence', 'ravage', [['site', 3]]),
  triple('weapons', 'recipe', ['make', 1], ['gun', 3]),
  triple('weapons', 'recipe', ['make', 1], ['bullets', 3], typed),
  ...openers.map(([opener, gap]) => pair('weapons', opener, 'noxious', gap, { with: ['detail'] })),
  pair('weapons', 'recipe', 'weapon', 3, recorded),
  pair('weapons', 'weapon', 'recipe', 1, recorded),
  pair('weapons', 'layout', 'weapon', 1, studied),
  pair('weapons', 'make', 'weapon', 3, { ...studied, unlessLed: ['bombardier'] }),
  pair('weapons', 'make', 'bullets', 3, { ...studied, with: ['detail', 'firearm'] }),
  triple('weapons', 'get', ['weapon', 3], ['site', 4], studied),
  ...(['gun', 'bullets'] as const).flatMap((weapon) => [
    pair('weapons', 'get', weapon, 3, { with: ['detail'] }),
    triple('weapons', 'get', [weapon, 3], ['site', 4], fought),
  ]),
  ...asked('weapons', 'make', [['mild', 4]], { with: ['harm'] }),
  ...asked('weapons', 'make', [['noxious', 4]], { with: ['harm', 'detail'] }),
  pair('weapons', 'weapon', 'make', 0, studied),

  ...asked('toxins', 'make', [['toxin', 4]], vaccine),
  ...asked('toxins', 'make', [['poison', 4]], { ...vaccine, ...grown, evenSo: intent }),
  ...(['toxin', 'poison'] as const).flatMap((toxin) => [
    ...asked('toxins', 'get', [[toxin, 4]]),
    ...asked('toxins', 'strike', [[toxin, 4]]),
    pair('toxins', 'recipe', toxin, 3, recorded),
    pair('toxins', toxin, 'recipe', 1, recorded),
  ]),
  pair('toxins', 'make', 'toxin', 3, { ...studied, unlessFollowed: ['head'] }),
  pair('toxins', 'make', 'poison', 3, { ...studied, ...grown, unlessFollowed: ['head'] }),

  ...(['make', 'get', 'take'] as const).flatMap((verb) => [
    ...asked('drugs', verb, [['drug', 4]]),
    ...asked('drugs', verb, [['rolled', 2]], verb === 'make' ? joined : {}),
  ]),
  ...(['streetDrug', 'crystal'] as const).flatMap((drug) => [
    ...asked('drugs', 'make', [[drug, 4]], everyday),
    ...asked('drugs', 'get', [[drug, 4]]),
    ...asked('drugs', 'take', [[drug, 4]]),
    pair('drugs', 'recipe', drug, 3, { ...quoted, unlessHere: ['everyday'] }),
    pair('drugs', drug, 'recipe', 1, { ...quoted, unlessHere: ['everyday'] }),
    pair('drugs', 'make', drug, 2, { ...everyday, ...studied }),
    pair('drugs', 'get', drug, 2, studied),
  ]),
  ...asked('drugs', 'smoke', [['rolled', 2]]),
  ...(['smoke', 'trade'] as const).map((verb) => pair('drugs', verb, 'rolled', 2, studied)),
  pair('drugs', 'make', 'rolled', 2, { ...joined, ...studied }),
  pair('drugs', 'recipe', 'rolled', 3, joined),
  pair('drugs', 'rolled', 'recipe', 1, joined),
  pair('drugs', 'recipe', 'drug', 3, quoted),
  pair('drugs', 'drug', 'recipe', 1, quoted),
  pair('drugs', 'make', 'drug', 2, studied),
  pair('drugs', 'get', 'drug', 2, studied),

  ...openers.map(([opener, gap]) => pair('self-harm', opener, 'selfHarm', gap)),
  pair('self-harm', 'method', 'selfHarm', 2, rescued),
  pair('self-harm', 'method', 'suicide', 2, rescued),
  pair('self-harm', 'urge', 'suicide', 5, rescued),
  pair('self-harm', 'urge', 'selfHarm', 5, rescued),
  alone('self-harm', 'selfHarmPhrase', rescued),
  triple('self-harm', 'dose', ['pills', 1], ['dying', 8], rescued),

  ...asked('violence', 'hurt', [
    ['person', 4],
    ['anybody', 4],
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
  ...asked('violence', 'hit', [['gun', 3]], { with: ['person', 'site'] }),
  ...(['person', 'anybody'] as const).map((who) => pair('violence', 'hurt', who, 3, { with: ['evade'] })),
  pair('violence', 'hit', 'person', 3, { with: ['evade'] }),
  pair('violence', 'plan', 'attack', 3, quoted),
  pair('violence', 'plan', 'deed', 3, staged),
  ...openers.map(([opener, gap]) => pair('violence', opener, 'crime', gap)),
  alone('violence', 'crime', quoted),

  alone('hate', 'slur', corrected),
  alone('hate', 'hatePhrase', corrected),
  ...(['group', 'gender'] as const).flatMap((people) => [
    triple('hate', people, ['are', 1], ['demean', 3], corrected),
    triple('hate', people, ['are', 1], ['beast', 1], corrected),
    pair('hate', 'destroy', people, 2, opposed),
    pair('hate', people, 'predicate', 0, corrected),
  ]),
  pair('hate', 'joke', 'group', 4, { ...opposed, acrossBarriers: true }),
  triple('hate', 'sunni', ['are', 1], ['demean', 3], corrected),
  pair('hate', 'sunni', 'demean', 0, corrected),
  pair('hate', 'gag', 'gender', 0, { ...opposed, acrossBarriers: true }),
  pair('hate', 'jest', 'gender', 1, { ...opposed, acrossBarriers: true }),
  triple('hate', 'joke', ['demean', 4], ['gender', 0], { ...opposed, acrossBarriers: true }),
  triple('hate', 'joke', ['gender', 4], ['demean', 0], { ...opposed, acrossBarriers: true }),
  pair('hate', 'joke', 'atrocity', 4, { unless: ['prevention'], acrossBarriers: true }),

  pair('sexual', 'sexual', 'media', 2, { unless: ['past', 'prevention'] }),
  pair('sexual', 'media', 'sexual', 2, { unless: ['past', 'prevention'] }),
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

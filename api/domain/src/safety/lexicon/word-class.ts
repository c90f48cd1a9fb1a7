/** The role of a word or phrase in a sentence. Safety rules are sequences of these classes. */
export const wordClasses = [
  /** Opens an instruction or a wish: "how to", "teach me to", "I want to". */
  'how',
  /** A bare "how", which may also start a description, so the verb must follow closely. */
  'howBare',
  /** A noun for a set of instructions: "recipe", "blueprint". */
  'recipe',
  'make',
  'get',
  'take',
  'strike',
  /** Violence against a place full of people. */
  'ravage',
  'weapon',
  'gun',
  'toxin',
  'drug',
  /** Substances that are also taught at school; dangerous only together with `harm`. */
  'mild',
  /** Like `mild`, but rarely made at school, so `detail` is sufficient too. */
  'noxious',
  /** Signs of a practical or secret intent: "at home", "step by step", "undetectable". */
  'detail',
  'harm',
  /** The intent not to be caught. */
  'evade',
  'hurt',
  'person',
  'site',
  /** Food and drink for many people. */
  'supply',
  'attack',
  'plan',
  'crime',
  'selfHarm',
  'suicide',
  'method',
  'urge',
  'selfHarmPhrase',
  'sexual',
  'sexAct',
  'sexualMinor',
  'minor',
  'seduce',
  'media',
  'slur',
  'group',
  'are',
  'demean',
  /** Demeaning words that follow a group without a verb, as in Arabic. */
  'predicate',
  'destroy',
  'hatePhrase',
  'joke',
  'atrocity',
  'nude',
  'anyone',
  'gore',
  /** Words that, between a verb and its object, show that the object is studied or opposed. */
  'barrier',
  'past',
  'prevention',
] as const
export type WordClass = (typeof wordClasses)[number]

/** The words of one language: phrases of each class, separated by commas. */
export interface Lexicon {
  words: Readonly<Partial<Record<WordClass, string>>>
  /** Harmless phrases that contain a listed word. */
  harmless: string
}

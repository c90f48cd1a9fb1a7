/** The role of a word or phrase in a sentence. Safety rules are sequences of these classes. */
export const wordClasses = [
  /** Opens an instruction or a wish: "how to", "teach me to", "I want to". */
  'how',
  /** A bare "how", which may also start a description, so the verb must follow closely. */
  'howBare',
  /** A noun for a set of instructions: "recipe", "blueprint". */
  'recipe',
  /** What one thing consists of: "the plan of a". */
  'layout',
  'make',
  'get',
  'take',
  'strike',
  /** Violence against a place full of people. */
  'ravage',
  'weapon',
  'gun',
  /** Weapons whose names are also ordinary things: "grenade" is a fruit in French. */
  'doubtful',
  'toxin',
  /** Plain poison, which plants and animals make too. */
  'poison',
  'drug',
  /** Drugs whose names are also ordinary things: "weed", "crack", "coke". */
  'streetDrug',
  /** What Arabic calls a drug, and glass and minerals too. */
  'crystal',
  /** What is a drug only if it is smoked, or beside a drug. */
  'rolled',
  'smoke',
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
  /** Violence that is also a part of sports and tasks: "attack", in Arabic "ضرب" for multiplying. */
  'hit',
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
  'dose',
  'pills',
  'dying',
  'sexual',
  /** An adjective that is sexual only beside a story or picture: "sexual". */
  'carnal',
  'sexAct',
  'sexualMinor',
  'minor',
  'seduce',
  'media',
  'slur',
  'group',
  /** Half of all people: jokes about them are hateful only if they demean. */
  'gender',
  'are',
  'demean',
  /** Demeaning only right after "are": "animals". */
  'beast',
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
  /** Long ago, when people made the weapons that a lesson shows. */
  'bygone',
  /** Words of literature, for the murders in plays and novels. */
  'drama',
  /** Sexual matters that schools teach: "puberty". */
  'taught',
  /** Makes poison by itself: "plants", "a scorpion". */
  'creature',
  /** Finds drugs to stop them. */
  'searcher',
  'sport',
  /** What is worked on at school, and attacked only in words: a problem, a poem. */
  'task',
  /** Walls, gardens and furnaces, where the names of `streetDrug` are ordinary. */
  'everyday',
  /** Kitchens and slides, where the names of `doubtful` are ordinary. */
  'served',
  /** After the object, shows that it is only a kind: "vaccine", "poster". */
  'head',
  /** After the object, shows that it isn't real: "out of cardboard". */
  'material',
  /** The end of a sentence or line. */
  'stop',
] as const
export type WordClass = (typeof wordClasses)[number]

/** The words of one language: phrases of each class, separated by commas. */
export interface Lexicon {
  words: Readonly<Partial<Record<WordClass, string>>>
  /** Harmless phrases that contain a listed word. */
  harmless: string
}

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
  /** To buy, sell or hide, but not to find or order, which is also done with what joins two pieces of wood. */
  'trade',
  'take',
  'strike',
  /** Violence against a place full of people. */
  'ravage',
  'weapon',
  'gun',
  /** Guns that nobody made long ago. */
  'firearm',
  /** Also a list in a text. */
  'bullets',
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
  /** What is joined by a joint of wood. */
  'joinery',
  /** Substances that are also taught at school; dangerous only together with `harm`. */
  'mild',
  /** Like `mild`, but rarely made at school, so `detail` is sufficient too. */
  'noxious',
  /** Signs of a practical or secret intent: "at home", "step by step", "undetectable". */
  'detail',
  'harm',
  /** Harm to somebody of one's own life, or to as many people as possible. */
  'grudge',
  /** The intent not to be caught. */
  'evade',
  'hurt',
  /** Violence that is also a part of sports and tasks: "attack", in Arabic "ضرب" for multiplying. */
  'hit',
  'person',
  /** In Arabic "someone", and also "one of": attacked, but not multiplied. */
  'anybody',
  /** One person, as the victim of an attack: "a student", "someone". */
  'individual',
  'site',
  /** Food and drink for many people. */
  'supply',
  'attack',
  /** Attacks that plays and history are full of: "murder", "massacre". */
  'deed',
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
  /** Sexual and never a matter of prevention. */
  'steamy',
  /** An adjective that is sexual only beside a story or picture: "sexual". */
  'carnal',
  'sexAct',
  'sexualMinor',
  'minor',
  'seduce',
  'media',
  'slur',
  'group',
  /** Half of all people: "funny" beside them is hateful only if they are demeaned. */
  'gender',
  /** In Arabic people and also "year". */
  'sunni',
  'are',
  'demean',
  /** Demeaning only right after "are": "animals". */
  'beast',
  /** Demeaning words that follow a group without a verb, as in Arabic. */
  'predicate',
  'destroy',
  'hatePhrase',
  'joke',
  /** Says of whom the joke is: "jokes about", "laugh at". */
  'jest',
  /** Needs the people right after it. */
  'gag',
  'atrocity',
  'nude',
  'anyone',
  'gore',
  /** Words that, between a verb and its object, show that the object is studied or opposed. */
  'barrier',
  'past',
  'prevention',
  /** The protection of minors; "support" or "effects" isn't. */
  'safeguard',
  /** Makes a picture or a play of what no lesson needs to see. */
  'depict',
  /** Massacres and murders that history remembers. */
  'remembered',
  /** History and law, where hatred is quoted to oppose it; "stop" and "fight" may be a part of the hatred. */
  'refuted',
  /** Opposes what is beside it. */
  'misconception',
  /** Helps those who may hurt themselves. */
  'rescue',
  /** Long ago, when people made the weapons that a lesson shows. */
  'bygone',
  /** Words of literature, for the murders in plays and novels. */
  'drama',
  /** Makes poison by itself: "plants", "a scorpion". */
  'creature',
  /** A verb that its subject follows, as in Arabic: "تصنع العقرب". */
  'doing',
  /** A French verb that asks for instructions unless what does it can: "le crapaud peut produire". */
  'infinitive',
  'able',
  /** Makes an explosive by itself. */
  'bombardier',
  /** Makes an ingredient of a creature: "use mushrooms to". */
  'using',
  'sport',
  /** What is worked on at school, and attacked only in words: a problem, a poem. */
  'task',
  /** Salt, glass and lawns, where the Arabic names of `streetDrug` and `crystal` are ordinary. */
  'everyday',
  /** Where `bullets` are ordinary. */
  'slides',
  /** After the object, shows that it is only a kind: "vaccine". */
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

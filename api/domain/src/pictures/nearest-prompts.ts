import { editDistance } from '../text/edit-distance.ts'
import type { Language } from '../text/language.ts'
import { pictureTopics, type PictureTopicId } from './picture-topics.ts'
import { bestStrength, tokensOf } from './tokens.ts'
import type { PictureTopic } from './topics/picture-topic.ts'
import { conceptNamed, conceptTable } from './understand/concepts.ts'
import { withoutCompounds } from './understand/fixed-compounds.ts'
import { likelyLanguages } from './understand/likely-languages.ts'
import { wordsOf } from './understand/stem.ts'
import type { Understanding } from './understand/understanding.ts'

/** Topics that are near prompts with these words. */
const near: readonly (readonly [words: string, topic: PictureTopicId])[] = [
  ['bacteri neuron cellul خلي', 'cell'],
  ['kidney nerv muscle rein$ reins$ organ كلي عصب عضل', 'body-organs'],
  ['blood circulat vein arter sang veine دم$ دوره+دموي شريان', 'heart'],
  ['digest intestin stomach estomac هضم معده', 'digestive-system'],
  ['earthquake tecton seism continental زلزال زلازل صفائح', 'earth-layers'],
  ['planet mercury venus mars jupiter galax كوكب كواكب', 'solar-system'],
  ['fossil mineral granit limestone fossile calcaire احفور معادن', 'rock-cycle'],
  ['climat greenhouse warming rechauffement serre مناخ احتباس', 'carbon-cycle'],
  ['molecul ion$ ions$ جزيء', 'atom'],
  [
    'electric current voltage battery bulb wire$ wires$ courant tension pile$ ampoule كهرب تيار بطاري',
    'series-circuit',
  ],
  ['optic ray$ rays$ mirror prism optique rayon مراه شعاع', 'reflection'],
  ['force crane machine grue قوه اله$ الات$', 'lever'],
  ['pollinat seed flower pollin fleur graine تلقيح زهره', 'flower-parts'],
  ['ecosystem predator habitat ecosyst predateur نظام+بيئي مفترس', 'food-web'],
  [
    'war battle revolution history century bastille empire storm guerre bataille histoire siecle حرب معركه ثوره تاريخ قرن',
    'timeline',
  ],
  ['novel chapter plot tale$ conte$ recit روايه حكايه قصه', 'story-map'],
  ['argument advantage opinion avantage جدل مزايا', 't-chart'],
  ['vocabular concept definition vocabulaire مفردات تعريف', 'frayer-model'],
  ['process algorithm program procedure processus خوارزم عمليه', 'flow-chart'],
  ['brainstorm theme idea idee عصف فكره', 'mind-map'],
]

/** Things whose names are spelt nearly like one of the words, in the language of the request. */
function* alike(words: readonly string[], prompt: string, language: Language): Generator<string> {
  for (const spoken of likelyLanguages(prompt, language).slice(0, 1)) {
    for (const { stem } of words
      .filter((word) => !word.includes(' '))
      .flatMap((word) => wordsOf(word, spoken))) {
      const most = stem.length >= 9 ? 2 : stem.length >= 5 ? 1 : 0
      if (most === 0) continue
      for (const [phrase, concept] of conceptTable()[spoken]) {
        const isClose = phrase[0] === stem[0] && Math.abs(phrase.length - stem.length) <= most
        if (isClose && phrase !== stem && editDistance(stem, phrase) <= most)
          yield concept.names[language].one
      }
    }
  }
}

const isTopic = (id: string): id is PictureTopicId => id in pictureTopics

/** The short title of a topic, which is also a prompt for it. */
export const topicPrompt = ({ title }: PictureTopic, language: Language): string =>
  (title[language].split(/\s*:/)[0] ?? '').trim()

/**
 * Prompts that are similar to one that can't be drawn completely, nearest first. The caller checks whether they can be
 * drawn.
 */
export function nearestPrompts(
  prompt: string,
  { subjects, unknown, heads, compounds }: Understanding,
  topic: PictureTopic | null,
  language: Language,
): string[] {
  const tokens = tokensOf(withoutCompounds(prompt, language))
  const misspelt = unknown.filter((word) => !compounds.some(({ written }) => written === word))
  const names = subjects.map(({ concept, count }) =>
    count > 1 && language !== 'ar'
      ? `${String(count)} ${concept.names[language].many}`
      : concept.names[language].one,
  )
  const join = (things: readonly string[]) => things.join(language === 'ar' ? '، ' : ', ')
  const offered = (offer: string) =>
    isTopic(offer)
      ? topicPrompt(pictureTopics[offer], language)
      : join([...names, conceptNamed(offer).names[language].one])
  return [
    ...(topic ? [topicPrompt(topic, language)] : []),
    ...compounds.flatMap(({ offer }) => (offer === '' ? [] : [offered(offer)])),
    // A word for a look, such as "small", is no misspelt thing.
    ...(subjects.length === 0 ? alike(misspelt, prompt, language) : []),
    ...(heads.length > 0 ? [join([...names, ...heads.map((head) => head.names[language].one)])] : []),
    ...near.flatMap(([words, id]) =>
      bestStrength(tokens, words) > 0 ? [topicPrompt(pictureTopics[id], language)] : [],
    ),
    ...(names.length > 0 ? [join(names)] : []),
  ]
}

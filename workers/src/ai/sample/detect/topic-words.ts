import type { FamilyKey, TopicId } from '../content.ts'

interface TopicWords {
  families: readonly FamilyKey[]
  words: string
}

/** Beginnings of words that name a topic in en, fr and ar; `a+b` needs both, `$` marks a whole word. */
export const topicWords: Record<TopicId, TopicWords> = {
  fractions: { families: ['mathematics'], words: 'fraction denominat numerat كسور كسر$ كسرين مقامات' },
  equations: { families: ['mathematics'], words: 'equation unknown inconnue معادل' },
  area: {
    families: ['mathematics'],
    words: 'area$ areas$ aire$ aires$ perimet surface rectangle مساح محيط مستطيل',
  },
  percentages: { families: ['mathematics', 'society'], words: 'percent pourcent مئويه نسبه+مئ مئه' },
  statistics: { families: ['mathematics'], words: 'statist mean$ median average moyenne احصا متوسط$ وسيط' },
  functions: { families: ['mathematics'], words: 'function fonction affine linear داله دوال دالات' },
  pythagoras: { families: ['mathematics'], words: 'pythag hypoten فيثاغور وتر$' },
  integers: {
    families: ['mathematics'],
    words: 'integer negativ+number directed+number relatif entiers+relatif nombres+relatif صحيحه نسبيه سالبه',
  },
  electricity: {
    families: ['physics'],
    words: 'electric circuit current courant ohm$ voltage tension اوم$ كهربا داره دارات تيار',
  },
  forces: {
    families: ['physics'],
    words: 'force newton gravit weight poids motion mouvement قوه$ قوي$ نيوتن وزن$ جاذبيه',
  },
  light: {
    families: ['physics'],
    words:
      'light$ lumiere refraction reflection reflexion shadow ombre optic optique lens lentille ضوء انعكاس انكسار ظل$ عدسات',
  },
  energy: { families: ['physics'], words: 'energ طاق' },
  acids: { families: ['chemistry'], words: 'acid ph$ bases$ basique alkali احماض حمض حموضه قواعد+احماض' },
  atoms: {
    families: ['chemistry', 'physics'],
    words: 'atom electron proton periodic+table tableau+periodique ذره$ ذرات ذري الكترون دوري',
  },
  photosynthesis: {
    families: ['biology'],
    words:
      'photosynth chloroph plant+food nutrition+vegeta ضوئي تركيب+ضوئي بناء+ضوئي تخليق+ضوئي يخضور كلوروفيل',
  },
  cells: { families: ['biology'], words: 'cell$ cells$ cellul خليه خلايا' },
  ecosystems: {
    families: ['biology', 'geography'],
    words: 'ecosyst food+chain food+web chaine+alimentaire reseau+alimentaire بيئي غذائيه',
  },
  digestion: {
    families: ['biology'],
    words: 'digest stomach intestin estomac nutrition+humaine هضم هضمي معده',
  },
  'water-cycle': {
    families: ['geography', 'biology', 'physics'],
    words: 'water+cycle cycle+eau evaporat condens دوره+ماء دوره+مياه تبخر تكاثف',
  },
  climate: { families: ['geography'], words: 'climat weather greenhouse meteo مناخ طقس احتباس' },
  'world-war-one': {
    families: ['history'],
    words:
      'world+war+first world+war+i$ world+war+1$ ww1$ wwi$ great+war$ guerre+mondiale+premiere grande+guerre 1914 tranchees trenches حرب+عالميه+اولي',
  },
  'world-war-two': {
    families: ['history'],
    words:
      'world+war+second world+war+ii$ world+war+2$ ww2$ wwii$ guerre+mondiale+seconde guerre+mondiale+deuxieme 1939 1945 حرب+عالميه+ثانيه',
  },
  'french-revolution': {
    families: ['history'],
    words: 'french+revolution revolution+francaise 1789 bastille ثوره+فرنسيه',
  },
  'ancient-egypt': {
    families: ['history'],
    words: 'egypt pharao pharaon pyramid nile$ nil$ فرعون فراعنه مصر+قديمه مصريه+حضاره اهرام',
  },
  industrialisation: {
    families: ['history', 'society'],
    words: 'industrial revolution+industrielle industrialisation steam vapeur ثوره+صناعيه تصنيع',
  },
  // The tenses of the plan's own language: in a foreign-language lesson they would be the wrong ones.
  tenses: {
    families: ['language'],
    words:
      'tense verb$ verbs$ verbe conjug past+simple present+perfect imparfait passe+compose future$ فعل$ افعال ماضي$ مضارع',
  },
  essay: {
    families: ['language', 'literature', 'society'],
    words: 'essay argument dissertation persuasi redaction مقال حجاج حجج انشاء',
  },
  reading: {
    families: ['language', 'literature', 'foreign-language'],
    words: 'reading comprehension lecture comprehension+text inference قراءه فهم+مقروء فهم+نص استيعاب',
  },
  algorithms: {
    families: ['computing'],
    words: 'algorithm algorithme loop boucle scratch python$ programm خوارزم حلقات برمج',
  },
  democracy: {
    families: ['society', 'history'],
    words: 'democra election vote$ voting elections citoyen citizen ديمقراط انتخاب مواطن',
  },
}

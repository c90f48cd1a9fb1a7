import type { PictureTopic } from './picture-topic.ts'

/** Diagrams for the pupils’ own ideas. */
export const organisersTopics = {
  timeline: {
    words: 'timeline time+line ligne+temps frise+chrono frise+histor خط+زمني',
    also: 'blank empty vierge فارغ',
    title: {
      en: 'a timeline with five events',
      fr: 'une frise chronologique à cinq événements',
      ar: 'خط زمني بخمسة أحداث',
    },
    labels: ['date', 'event'],
  },
  'mind-map': {
    words:
      'mind+map concept+map spider+diagram spider+map carte+mentale carte+conceptuelle خريطه+ذهنيه خريطه+مفاهيم',
    also: 'blank empty vierge branches branche فارغ',
    title: {
      en: 'a mind map with six branches',
      fr: 'une carte mentale à six branches',
      ar: 'خريطة ذهنية بستة فروع',
    },
    labels: ['topic', 'idea'],
  },
  'flow-chart': {
    words: 'flow+chart flowchart organigramme logigramme مخطط+انسيابي مخطط+تدفق',
    also: 'blank empty vierge فارغ',
    title: {
      en: 'a flow chart with a decision',
      fr: 'un organigramme avec une décision',
      ar: 'مخطط انسيابي بقرار',
    },
    labels: ['start', 'step', 'decision', 'yes', 'no', 'end'],
  },
  'story-map': {
    words: 'story+map carte+recit schema+narratif plan+histoire خريطه+قصه',
    also: 'blank empty vierge فارغ',
    title: { en: 'a story map', fr: 'une carte du récit', ar: 'خريطة القصة' },
    labels: ['characters', 'setting', 'problem', 'events', 'solution'],
  },
  'kwl-chart': {
    words: 'kwl kwl+chart sva tableau+sva',
    also: 'blank empty vierge جدول فارغ',
    title: {
      en: 'a KWL chart with three columns',
      fr: 'un tableau SVA à trois colonnes',
      ar: 'جدول KWL بثلاثة أعمدة',
    },
    labels: ['know', 'wantToKnow', 'learned'],
  },
  't-chart': {
    words: 't$+chart t$+table tchart pros+cons tableau+deux+colonnes tableau+pour+contre جدول+عمودين مع+ضد',
    also: 'blank empty vierge فارغ',
    title: { en: 'a T-chart with two columns', fr: 'un tableau en T à deux colonnes', ar: 'جدول بعمودين' },
    labels: ['forIt', 'againstIt'],
  },
  'frayer-model': {
    words: 'frayer فراير',
    also: 'model modele نموذج blank empty vierge فارغ',
    title: {
      en: 'a Frayer model with four fields',
      fr: 'un modèle de Frayer à quatre cases',
      ar: 'نموذج فراير بأربع خانات',
    },
    labels: ['word', 'definition', 'characteristics', 'examples', 'nonExamples'],
  },
} as const satisfies Record<string, PictureTopic>

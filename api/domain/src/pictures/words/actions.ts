import type { Language } from '../../text/language.ts'

export type ActionId =
  | 'read'
  | 'write-on-board'
  | 'write'
  | 'paint'
  | 'run'
  | 'walk'
  | 'jump'
  | 'swim'
  | 'eat'
  | 'drink'
  | 'sit'
  | 'sleep'
  | 'dance'
  | 'wave'
  | 'raise-hand'
  | 'kick'
  | 'cycle'
  | 'carry'

interface ActionWords {
  id: ActionId
  /** Verb forms in folded letters; phrases without articles. */
  words: Record<Language, string>
  /** For the alternative text: English participle, French singular and plural, Arabic verbal noun. */
  phrase: { en: string; fr: readonly [one: string, many: string]; ar: string }
  /** English names of the things that belong to the action and are drawn with it. `food` and `small` stand for groups. */
  objects: string
}

/** What a drawn person can do. */
export const actions: readonly ActionWords[] = [
  {
    id: 'write-on-board',
    words: {
      en: 'write on board/writing on board/write on blackboard/writing on blackboard/write on whiteboard/writing on whiteboard',
      fr: 'ecrit au tableau/ecrivent au tableau/ecrire au tableau/ecrivant au tableau/ecrit sur tableau/ecrivent sur tableau',
      ar: 'يكتب علي سبوره/تكتب علي سبوره/يكتبون علي سبوره',
    },
    phrase: {
      en: 'writing on the board',
      fr: ['écrit au tableau', 'écrivent au tableau'],
      ar: 'الكتابة على السبورة',
    },
    objects: '',
  },
  {
    id: 'read',
    words: {
      en: 'read/reading',
      fr: 'lit/lisent/lire/lisant',
      ar: 'يقرا/تقرا/يقراون/يقروون/يقران/تقران',
    },
    phrase: { en: 'reading', fr: ['lit', 'lisent'], ar: 'القراءة' },
    objects: 'books, open books, newspapers, letters',
  },
  {
    id: 'write',
    words: {
      en: 'write/writing',
      fr: 'ecrit/ecrivent/ecrire/ecrivant',
      ar: 'يكتب/تكتب/يكتبون/يكتبن',
    },
    phrase: { en: 'writing', fr: ['écrit', 'écrivent'], ar: 'الكتابة' },
    objects: 'notebooks, worksheets, pens, pencils, letters',
  },
  {
    id: 'paint',
    words: {
      en: 'paint/painting/drawing/draw',
      fr: 'peint/peignent/peindre/dessine/dessinent',
      ar: 'يرسم/ترسم/يرسمون/يرسمن/يلون/تلون',
    },
    phrase: { en: 'painting', fr: ['peint', 'peignent'], ar: 'الرسم' },
    objects: 'paintbrushes, paint palettes',
  },
  {
    id: 'run',
    words: {
      en: 'run/running/jogging',
      fr: 'court/courent/courir/courant',
      ar: 'يركض/تركض/يركضون/يركضن/يجري/تجري/يجرون',
    },
    phrase: { en: 'running', fr: ['court', 'courent'], ar: 'الركض' },
    objects: '',
  },
  {
    id: 'walk',
    words: {
      en: 'walk/walking',
      fr: 'marche/marchent/marcher/marchant',
      ar: 'يمشي/تمشي/يمشون/يمشين/يسير/تسير',
    },
    phrase: { en: 'walking', fr: ['marche', 'marchent'], ar: 'المشي' },
    objects: '',
  },
  {
    id: 'jump',
    words: {
      en: 'jump/jumping',
      fr: 'saute/sautent/sauter/sautant',
      ar: 'يقفز/تقفز/يقفزون/يقفزن',
    },
    phrase: { en: 'jumping', fr: ['saute', 'sautent'], ar: 'القفز' },
    objects: '',
  },
  {
    id: 'swim',
    words: {
      en: 'swim/swimming',
      fr: 'nage/nagent/nager/nageant',
      ar: 'يسبح/تسبح/يسبحون/يسبحن',
    },
    phrase: { en: 'swimming', fr: ['nage', 'nagent'], ar: 'السباحة' },
    objects: '',
  },
  {
    id: 'eat',
    words: {
      en: 'eat/eating',
      fr: 'mange/mangent/manger/mangeant',
      ar: 'ياكل/تاكل/ياكلون/ياكلن',
    },
    phrase: { en: 'eating', fr: ['mange', 'mangent'], ar: 'الأكل' },
    objects: 'food',
  },
  {
    id: 'drink',
    words: {
      en: 'drink/drinking',
      fr: 'boit/boivent/boire/buvant',
      ar: 'يشرب/تشرب/يشربون/يشربن',
    },
    phrase: { en: 'drinking', fr: ['boit', 'boivent'], ar: 'الشرب' },
    objects: 'glasses of milk, glasses of water, cartons of juice, drops of water',
  },
  {
    id: 'sit',
    words: {
      en: 'sit/sitting',
      fr: 'assis/assise/assises',
      ar: 'يجلس/تجلس/يجلسون/جالس/جالسه/جالسون',
    },
    phrase: { en: 'sitting', fr: ['est assis', 'sont assis'], ar: 'الجلوس' },
    objects: 'chairs',
  },
  {
    id: 'sleep',
    words: {
      en: 'sleep/sleeping/asleep',
      fr: 'dort/dorment/dormir/dormant/endormi/endormie',
      ar: 'ينام/تنام/ينامون/نائم/نائمه',
    },
    phrase: { en: 'sleeping', fr: ['dort', 'dorment'], ar: 'النوم' },
    objects: 'beds',
  },
  {
    id: 'dance',
    words: {
      en: 'dance/dancing',
      fr: 'danse/dansent/danser/dansant',
      ar: 'يرقص/ترقص/يرقصون/يرقصن',
    },
    phrase: { en: 'dancing', fr: ['danse', 'dansent'], ar: 'الرقص' },
    objects: '',
  },
  {
    id: 'wave',
    words: {
      en: 'wave/waving',
      fr: 'salue/saluent/fait signe/font signe',
      ar: 'يلوح/تلوح/يلوحون/يحيي/تحيي',
    },
    phrase: { en: 'waving', fr: ['fait signe', 'font signe'], ar: 'التلويح' },
    objects: '',
  },
  {
    id: 'raise-hand',
    words: {
      en: 'raise hand/raising hand/raise his hand/raising his hand/raise her hand/raising her hand/raise their hand/raising their hand',
      fr: 'leve main/levent main/leve doigt/levent doigt',
      ar: 'يرفع يده/ترفع يدها/يرفعون ايديهم',
    },
    phrase: { en: 'raising a hand', fr: ['lève la main', 'lèvent la main'], ar: 'رفع اليد' },
    objects: '',
  },
  {
    id: 'kick',
    words: {
      en: 'kick/kicking/play football/playing football/play soccer/playing soccer/play ball/playing ball/play with ball/playing with ball',
      fr: 'joue au football/jouent au football/joue au foot/jouent au foot/joue au ballon/jouent au ballon/jouer au ballon/tape ballon/tire ballon',
      ar: 'يركل/تركل/يلعب كره قدم/تلعب كره قدم/يلعبون كره قدم/يلعب كره/تلعب كره/يلعبون كره/يلعب بالكره/تلعب بالكره/يلعبون بالكره',
    },
    phrase: { en: 'kicking a ball', fr: ['tape dans un ballon', 'tapent dans un ballon'], ar: 'ركل الكرة' },
    objects: 'footballs',
  },
  {
    id: 'cycle',
    words: {
      en: 'ride bicycle/riding bicycle/ride bike/riding bike/cycling/cycle',
      fr: 'fait velo/font velo/pedale/pedalent',
      ar: 'يركب دراجه/تركب دراجه/يركبون دراجات',
    },
    phrase: { en: 'riding a bicycle', fr: ['fait du vélo', 'font du vélo'], ar: 'ركوب الدراجة' },
    objects: '',
  },
  {
    id: 'carry',
    words: {
      en: 'carry/carrying/hold/holding',
      fr: 'porte/portent/portant/tient/tiennent/tenant',
      ar: 'يحمل/تحمل/يحملون/يمسك/تمسك',
    },
    phrase: { en: 'holding', fr: ['tient', 'tiennent'], ar: 'الحمل' },
    objects: 'small',
  },
]

/** Who can be drawn in action; English names from the word lists. */
export const performers =
  'children, boys, girls, pupils, friends, men, women, persons, grandfathers, grandmothers, teachers'

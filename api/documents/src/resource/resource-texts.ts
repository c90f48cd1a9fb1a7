import type { ItemFigure, Language } from '@classeur/contracts'

interface ResourceTexts {
  name: string
  date: string
  key: string
  answers: string
  answer: string
  /** The error that an item is aimed at, before its result. */
  error: string
  toCheck: string
  /** What code or a second solving found instead, before that value. */
  recomputed: string
  letters: readonly string[]
  /** After a label. */
  colon: string
  /** Between the parts of a list in a line. */
  comma: string
  figure: {
    clock(time: string): string
    emptyClock: string
    bar(shaded: number, parts: number): string
    line(from: number, to: number): string
    grid: string
  }
  /** What the file contains, for its name. */
  contents: { 'with-key': string; pack: string; answers: string }
}

export const resourceTexts: Record<Language, ResourceTexts> = {
  en: {
    ...{ name: 'Name', date: 'Date', key: 'Key', answers: 'Answers', answer: 'Answer' },
    ...{ error: 'Usual error', toCheck: 'To check before use', recomputed: 'Recomputed' },
    ...{ letters: ['A', 'B', 'C', 'D', 'E', 'F'], comma: ', ', colon: ':' },
    figure: {
      clock: (time) => `A clock that shows ${time}`,
      emptyClock: 'A clock face without hands',
      bar: (shaded, parts) => `A bar with ${shaded} of ${parts} equal parts shaded`,
      line: (from, to) => `A number line from ${from} to ${to}`,
      grid: 'A coordinate grid',
    },
    contents: { 'with-key': 'with key', pack: 'student pack', answers: 'answers' },
  },
  fr: {
    ...{ name: 'Nom', date: 'Date', key: 'Corrigé', answers: 'Réponses', answer: 'Réponse' },
    ...{ error: 'Erreur fréquente', toCheck: 'À vérifier avant usage', recomputed: 'Recalculé' },
    ...{ letters: ['A', 'B', 'C', 'D', 'E', 'F'], comma: ', ', colon: '\u00a0:' },
    figure: {
      clock: (time) => `Une horloge qui indique ${time}`,
      emptyClock: 'Un cadran sans aiguilles',
      bar: (shaded, parts) =>
        `Une bande partagée en ${parts} parts égales, dont ${shaded} ${shaded > 1 ? 'coloriées' : 'coloriée'}`,
      line: (from, to) => `Une droite graduée de ${from} à ${to}`,
      grid: 'Un repère',
    },
    contents: { 'with-key': 'avec corrigé', pack: 'fiches nominatives', answers: 'réponses' },
  },
  ar: {
    ...{ name: 'الاسم', date: 'التاريخ', key: 'الإجابات النموذجية', answers: 'الإجابات', answer: 'الإجابة' },
    ...{ error: 'خطأ شائع', toCheck: 'تُراجَع قبل الاستعمال', recomputed: 'الحساب يعطي' },
    ...{ letters: ['أ', 'ب', 'ج', 'د', 'هـ', 'و'], comma: '، ', colon: ':' },
    figure: {
      clock: (time) => `ساعة تشير إلى ${time}`,
      emptyClock: 'وجه ساعة بلا عقارب',
      bar: (shaded, parts) => `شريط ظُلِّل منه ${shaded} من أصل ${parts}`,
      line: (from, to) => `خط أعداد من ${from} إلى ${to}`,
      grid: 'شبكة إحداثيات',
    },
    contents: { 'with-key': 'مع الإجابات', pack: 'نسخ بأسماء الطلاب', answers: 'الإجابات' },
  },
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** What a figure shows, in words. */
export function describeFigure(figure: Exclude<ItemFigure, { kind: 'table' }>, language: Language): string {
  const { figure: texts, comma } = resourceTexts[language]
  switch (figure.kind) {
    case 'clock':
      return figure.hands
        ? texts.clock(`${twoDigits(figure.hour)}:${twoDigits(figure.minute)}`)
        : texts.emptyClock
    case 'fraction-bars':
      return figure.bars.map(({ shaded, parts }) => texts.bar(shaded, parts)).join(comma)
    case 'number-line':
      return texts.line(figure.from, figure.to)
    case 'coordinate-grid':
      return texts.grid
  }
}

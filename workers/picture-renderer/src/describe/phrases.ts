import type { BackdropName, RelationKind } from '@classeur/domain/pictures'
import type { ImageStyle, Language } from '@classeur/contracts'

type Phrase = Record<Language, string>

export const stylePhrases: Record<ImageStyle, Phrase> = {
  'line-drawing': { en: 'Line drawing', fr: 'Dessin au trait', ar: 'رسم خطي' },
  diagram: { en: 'Diagram', fr: 'Schéma', ar: 'مخطط' },
  'flat-illustration': { en: 'Illustration', fr: 'Illustration', ar: 'رسم توضيحي' },
  'photo-like': {
    en: 'Picture with light and shadow',
    fr: 'Image avec ombres et lumière',
    ar: 'صورة بظلال وإضاءة',
  },
  'colouring-page': { en: 'Colouring page', fr: 'Coloriage', ar: 'صفحة تلوين' },
}

export const backdropPhrases: Record<BackdropName, Phrase> = {
  meadow: { en: 'in a meadow', fr: 'dans un pré', ar: 'في مرج' },
  farm: { en: 'on a farm', fr: 'dans une ferme', ar: 'في مزرعة' },
  forest: { en: 'in a forest', fr: 'dans une forêt', ar: 'في غابة' },
  savanna: { en: 'in the savanna', fr: 'dans la savane', ar: 'في السافانا' },
  desert: { en: 'in the desert', fr: 'dans le désert', ar: 'في الصحراء' },
  snow: { en: 'in the snow', fr: 'dans la neige', ar: 'في الثلج' },
  mountains: { en: 'in front of mountains', fr: 'devant des montagnes', ar: 'أمام جبال' },
  city: { en: 'in a city', fr: 'en ville', ar: 'في مدينة' },
  road: { en: 'on a road', fr: 'sur une route', ar: 'على طريق' },
  field: { en: 'on a playing field', fr: 'sur un terrain de sport', ar: 'في ملعب' },
  sea: { en: 'at sea', fr: 'en mer', ar: 'في البحر' },
  underwater: { en: 'under water', fr: 'sous l’eau', ar: 'تحت الماء' },
  sky: { en: 'in the sky', fr: 'dans le ciel', ar: 'في السماء' },
  space: { en: 'in space', fr: 'dans l’espace', ar: 'في الفضاء' },
  classroom: { en: 'in a classroom', fr: 'dans une salle de classe', ar: 'في غرفة صف' },
  kitchen: { en: 'in a kitchen', fr: 'dans une cuisine', ar: 'في مطبخ' },
  room: { en: 'in a room', fr: 'dans une pièce', ar: 'في غرفة' },
  plain: { en: '', fr: '', ar: '' },
}

export const nightPhrase: Phrase = { en: 'at night', fr: 'la nuit', ar: 'ليلًا' }

export const relationPhrases: Record<RelationKind, Phrase> = {
  under: { en: 'under', fr: 'sous', ar: 'تحت' },
  on: { en: 'on', fr: 'sur', ar: 'على' },
  in: { en: 'in', fr: 'dans', ar: 'في' },
  beside: { en: 'beside', fr: 'à côté de', ar: 'بجانب' },
  behind: { en: 'behind', fr: 'derrière', ar: 'خلف' },
  front: { en: 'in front of', fr: 'devant', ar: 'أمام' },
  above: { en: 'above', fr: 'au-dessus de', ar: 'فوق' },
}

/** Precedes the requested things that the picture doesn't show. */
export const withoutPhrase: Phrase = { en: 'without', fr: 'sans', ar: 'دون' }

export const countWords: Record<Exclude<Language, 'ar'>, readonly string[]> = {
  en: ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  fr: ['', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'],
}

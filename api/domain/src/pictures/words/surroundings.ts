import type { Language } from '../../text/language.ts'
import type { BackdropName } from './concept-group.ts'

/** Words for the place of a scene, in folded letters; the alternative text uses the first word of each language. */
export const backdropWords: readonly { backdrop: BackdropName; words: Record<Language, string> }[] = [
  { backdrop: 'farm', words: { en: 'farm/farmyard/barn', fr: 'ferme', ar: 'مزرعه' } },
  {
    backdrop: 'underwater',
    words: { en: 'underwater/aquarium/ocean life', fr: 'aquarium/sous marin', ar: 'تحت الماء/اعماق' },
  },
  {
    backdrop: 'sea',
    words: {
      en: 'sea/ocean/beach/lake/river/harbour',
      fr: 'mer/ocean/plage/lac/riviere/port',
      ar: 'بحر/محيط/شاطئ/بحيره/نهر',
    },
  },
  { backdrop: 'space', words: { en: 'space/cosmos/sky at night', fr: 'espace/cosmos', ar: 'فضاء' } },
  {
    backdrop: 'savanna',
    words: { en: 'savanna/savannah/safari', fr: 'savane/safari', ar: 'سافانا' },
  },
  {
    backdrop: 'forest',
    words: { en: 'forest/wood/woods/jungle/rainforest', fr: 'foret/jungle/bois', ar: 'غابه/ادغال' },
  },
  {
    backdrop: 'desert',
    words: { en: 'desert/dunes/oasis', fr: 'desert/dunes/oasis', ar: 'صحراء/واحه' },
  },
  {
    backdrop: 'snow',
    words: {
      en: 'winter/arctic/antarctic/antarctica/ice',
      fr: 'hiver/arctique/antarctique/banquise',
      ar: 'شتاء/قطب/قطبي',
    },
  },
  { backdrop: 'city', words: { en: 'city/town/street', fr: 'ville/rue', ar: 'مدينه/شارع' } },
  {
    backdrop: 'road',
    words: { en: 'road/traffic/motorway', fr: 'route/circulation/autoroute', ar: 'طريق/مرور' },
  },
  {
    backdrop: 'classroom',
    words: { en: 'classroom/class', fr: 'classe/salle de classe', ar: 'صف/قسم/فصل' },
  },
  { backdrop: 'kitchen', words: { en: 'kitchen', fr: 'cuisine', ar: 'مطبخ' } },
  {
    backdrop: 'room',
    words: { en: 'room/bedroom/indoors/living room', fr: 'chambre/salon/piece', ar: 'غرفه' },
  },
  {
    backdrop: 'field',
    words: {
      en: 'pitch/sports field/stadium/playground/school yard/schoolyard',
      fr: 'terrain/gymnase/cour/cour de recreation/cour de l ecole',
      ar: 'ملعب',
    },
  },
  {
    backdrop: 'mountains',
    words: { en: 'mountains', fr: 'montagnes', ar: 'جبال' },
  },
  {
    backdrop: 'meadow',
    words: {
      en: 'meadow/garden/park/countryside',
      fr: 'pre/jardin/parc/campagne',
      ar: 'مرج/حديقه/ريف/بستان',
    },
  },
  { backdrop: 'sky', words: { en: 'sky', fr: 'ciel', ar: 'سماء' } },
]

export const nightWords: Record<Language, string> = {
  en: 'night/midnight/dark',
  fr: 'nuit/minuit',
  ar: 'ليل/ليلا/ليله',
}

export type RelationKind = 'under' | 'on' | 'in' | 'beside' | 'behind' | 'front' | 'above'

/** Prepositions and similar words that state how two things are placed. */
export const relationWords: readonly { kind: RelationKind; words: Record<Language, string> }[] = [
  { kind: 'under', words: { en: 'under/below/beneath/underneath', fr: 'sous', ar: 'تحت' } },
  { kind: 'front', words: { en: 'front', fr: 'devant', ar: 'امام' } },
  { kind: 'behind', words: { en: 'behind', fr: 'derriere', ar: 'خلف/وراء' } },
  { kind: 'above', words: { en: 'above/over', fr: 'dessus', ar: 'اعلي' } },
  { kind: 'on', words: { en: 'on/onto', fr: 'sur', ar: 'علي/فوق' } },
  { kind: 'in', words: { en: 'in/inside/into', fr: 'dans', ar: 'في/داخل' } },
  { kind: 'beside', words: { en: 'beside/near/next', fr: 'cote/pres', ar: 'بجانب/قرب/جانب' } },
]

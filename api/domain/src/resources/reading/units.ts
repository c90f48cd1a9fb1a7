import { foldLetters } from '../../safety/fold-letters.ts'

/** Symbols and names of units in the three languages, folded. */
const names: Readonly<Record<string, string>> = {
  km: 'km kilometre kilometres kilometer kilometers كم كيلومتر كيلومترا كيلومترات',
  hm: 'hm hectometre hectometres هم هكتومتر',
  dam: 'dam decametre decametres دكم ديكامتر',
  m: 'm metre metres meter meters م متر مترا امتار',
  dm: 'dm decimetre decimetres دسم ديسيمتر',
  cm: 'cm centimetre centimetres centimeter centimeters سم سنتيمتر سنتيمترا سنتيمترات سنتمتر',
  mm: 'mm millimetre millimetres millimeter millimeters مم مليمتر ميليمتر ملم',
  t: 't tonne tonnes طن اطنان طنا',
  kg: 'kg kilogram kilograms kilogramme kilogrammes kilo kilos كغ كغم كجم كيلوغرام كيلوغراما كيلوغرامات كيلوجرام',
  g: 'g gram grams gramme grammes غ غم جم غرام غراما غرامات جرام',
  mg: 'mg milligram milligrams milligramme milligrammes ملغ مغ مليغرام ملغم مجم',
  hl: 'hl hectolitre hectolitres هل هكتولتر',
  l: 'l litre litres liter liters ل لتر لترا لترات',
  dl: 'dl decilitre decilitres دل ديسيلتر',
  cl: 'cl centilitre centilitres سل سنتيلتر',
  ml: 'ml millilitre millilitres مل مليلتر ميليلتر مللتر',
  km2: 'km2 كم2',
  ha: 'ha hectare hectares هكتار',
  m2: 'm2 م2 متر+مربع square+metre square+metres square+meters metre+carre metres+carres',
  dm2: 'dm2 دسم2',
  cm2: 'cm2 سم2 سنتيمتر+مربع square+centimetre square+centimetres centimetre+carre centimetres+carres',
  mm2: 'mm2 مم2',
  m3: 'm3 م3',
  dm3: 'dm3 دسم3',
  cm3: 'cm3 سم3',
  d: 'd day days j jour jours يوم يوما ايام ي',
  h: 'h hr hrs hour hours heure heures سا س ساعه ساعات',
  min: 'min mins minute minutes mn د دق دقيقه دقائق',
  s: 's sec second seconds seconde secondes ث ثا ثانيه ثوان',
}

const codes = new Map(
  Object.entries(names).flatMap(([code, written]) =>
    written.split(' ').map((name) => [foldLetters(name.replaceAll('+', ' ')), code] as const),
  ),
)

/** The code of a unit as conversions have it (`km`, `m2`, `min`); null for anything else. */
export const unitCode = (written: string): string | null =>
  codes.get(foldLetters(written).replaceAll('^', '').replace(/\.$/u, '').trim()) ?? null

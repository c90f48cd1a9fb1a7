import type { ItemFamily } from '../item-family.ts'

type FamilyError = ItemFamily['errors'][string]

/** Word patterns of skills about perimeters and areas of any shape. */
export const anyPerimeter = 'perimet محيط'
export const anyArea = 'area$ areas$ aire$ aires$ surface$ surfaces$ مساح'

const confusion = 'perimet+area perimet+aire perimet+surface area+perimet aire+perimet محيط+مساح'

export const areaForPerimeter: FamilyError = {
  names: {
    en: 'works out the area instead of the perimeter',
    fr: 'calcule l’aire au lieu du périmètre',
    ar: 'يحسب المساحة بدل المحيط',
  },
  words: confusion,
}

export const perimeterForArea: FamilyError = {
  names: {
    en: 'works out the perimeter instead of the area',
    fr: 'calcule le périmètre au lieu de l’aire',
    ar: 'يحسب المحيط بدل المساحة',
  },
  words: confusion,
}

export const twoSidesOnly: FamilyError = {
  names: {
    en: 'adds only two sides',
    fr: 'n’additionne que deux côtés',
    ar: 'يجمع ضلعين فقط',
  },
  words:
    'two+side only+side forget+side missing+side deux+cote oubli+cote seul+cote ضلعين ضلع+فقط نسي+ضلع ينسي+ضلع',
}

export const forgetsHalf: FamilyError = {
  names: {
    en: 'forgets to halve',
    fr: 'oublie de diviser par 2',
    ar: 'ينسى القسمة على 2',
  },
  words:
    'half halve halving forget+divid without+divid divid+2 oubli+divis divis+2 divis+deux moitie نصف قسم+2 يقسم+2 نسي+قسم ينسي+قسم نسي+يقسم',
}

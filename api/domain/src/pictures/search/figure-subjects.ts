/**
 * School subjects that are no things or scenes, with folded words for them in three languages; `a+b` requires both. They
 * connect the languages in the search for pictures.
 */
export const figureSubjects = {
  fraction: 'fraction كسر كسور',
  clock: 'clock horloge pendule ساعه ساعات',
  angle: 'angle زاويه زوايا',
  'number-line': 'number+line droite+graduee droite+numerique خط+اعداد',
  'bar-chart': 'bar+chart bar+graph diagramme+barres diagramme+batons اعمده+بيانيه',
  'pie-chart': 'pie+chart camembert diagramme+circulaire قطاع+دائري قطاعات+دائريه',
  'coordinate-grid': 'coordinate repere+orthonorme احداثيات',
  'venn-diagram': 'venn فين',
  dice: 'dice des+jouer نرد',
  triangle: 'triangle مثلث مثلثات',
  square: 'square carre مربع مربعات',
  circle: 'circle cercle disque دائره دوائر',
  rectangle: 'rectangle مستطيل مستطيلات',
  cube: 'cube مكعب مكعبات',
  map: 'map carte+geographique carte+monde خريطه خرائط',
  addition: 'addition جمع',
  multiplication: 'multiplication ضرب',
  number: 'number numbers nombre nombres اعداد ارقام',
  letter: 'alphabet حروف ابجديه',
} as const satisfies Record<string, string>

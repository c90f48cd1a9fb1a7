import type { ExerciseWords } from '../exercises/exercise.ts'

export const frenchExercises: ExerciseWords = {
  formula: (text) => text.replaceAll(' ; ', '\u202f; '),
  workOut: (expression) => `Calculer ${expression}.`,
  workedOut: (expression, steps) =>
    `${expression}, une étape par ligne : ${steps}. Dire à voix haute pourquoi chaque étape est permise.`,
  solve: (equation) => `Résoudre ${equation}.`,
  solved: (equation, steps, check) =>
    `${equation}. On fait la même chose des deux côtés : ${steps}. On vérifie en remplaçant : ${check}.`,
  rectangle: (length, width) => ({
    question: `Un rectangle mesure ${length} cm de long et ${width} cm de large. Quels sont son aire et son périmètre ?`,
    answer: (area, perimeter) => `Aire ${area} cm², périmètre ${perimeter} cm.`,
  }),
  triangle: (base, height) =>
    `Un triangle a une base de ${base} cm et une hauteur de ${height} cm. Quelle est son aire ?`,
  rectangleModel: (length, width, area, perimeter) =>
    `Un rectangle de ${length} cm sur ${width} cm dessiné sur quadrillage : ${width} rangées de ${length} carreaux font ${length} × ${width} = ${area} cm². Le tour complet mesure 2 × (${length} + ${width}) = ${perimeter} cm.`,
  percentOf: (percent, amount) => `Combien font ${percent} % de ${amount} ?`,
  reduced: (price, percent) => ({
    question: `Un manteau coûte ${price} € et son prix baisse de ${percent} %. Combien économise-t-on, combien paie-t-on ?`,
    answer: (saved, left) => `Économie ${saved} €, prix payé ${left} €.`,
  }),
  percentModel: (percent, amount, steps) =>
    `${percent} % de ${amount}, sur une barre partagée en 100 parts : ${steps}. On estime d’abord, on compare ensuite.`,
  mean: (list) => `Quelle est la moyenne de ${list} ?`,
  median: (list) => `Quelle est la médiane de ${list} ?`,
  meanModel: (list, sum, mean, median) =>
    `Les valeurs ${list}. On additionne : ${sum}. On partage équitablement : ${mean}. On range dans l’ordre : la valeur du milieu, ${median}, est la médiane. Laquelle des deux décrit le mieux la liste ?`,
  image: (definition, x) => `${definition}. Quelle est l’image de ${x} ?`,
  preimage: (definition, y) => `${definition}. Quel nombre a pour image ${y} ?`,
  functionModel: (definition, steps) =>
    `${definition}. On remplace x par le nombre, entre parenthèses : ${steps}. On place le point sur le graphique.`,
  hypotenuse: (a, b) =>
    `Dans un triangle rectangle, les côtés de l’angle droit mesurent ${a} cm et ${b} cm. Combien mesure l’hypoténuse ?`,
  leg: (hypotenuse, a) =>
    `Dans un triangle rectangle, l’hypoténuse mesure ${hypotenuse} cm et un autre côté ${a} cm. Combien mesure le troisième côté ?`,
  pythagorasModel: (a, b, steps) =>
    `Un triangle dont les côtés de l’angle droit mesurent ${a} cm et ${b} cm, avec un carré dessiné sur chaque côté : ${steps}. Le côté du grand carré est l’hypoténuse.`,
  voltage: (ohms, amperes) =>
    `Un courant de ${amperes} A traverse une résistance de ${ohms} Ω. Quelle est la tension à ses bornes ?`,
  current: (volts, ohms) =>
    `Une résistance de ${ohms} Ω est soumise à une tension de ${volts} V. Quelle est l’intensité du courant ?`,
  ohmModel: (steps) =>
    `On mesure l’intensité dans une résistance sous trois tensions, on place les points, on trouve une droite. Puis on calcule un des points : ${steps}.`,
  weight: (mass) => `Quel est le poids d’un objet de ${mass} kg ? On prend g = 10 N/kg.`,
  acceleration: (mass, force) =>
    `Une force résultante de ${force} N agit sur une masse de ${mass} kg. Quelle est son accélération ?`,
  forceModel: (steps) =>
    `On suspend un objet au dynamomètre, on dessine les deux flèches qui agissent sur lui, puis on calcule : ${steps}. On compare avec la mesure.`,
  energyUsed: (watts, seconds) =>
    `Un appareil de ${watts} W fonctionne pendant ${seconds} s. Quelle énergie transfère-t-il ?`,
  power: (joules, seconds) => `Un appareil transfère ${joules} J en ${seconds} s. Quelle est sa puissance ?`,
  energyModel: (steps) =>
    `On lit la puissance sur l’étiquette d’un appareil, on mesure la durée et on calcule : ${steps}. On dessine d’où vient l’énergie et où elle va.`,
}

import type { TopicBank } from '../../content.ts'

export const electricity: TopicBank = {
  exercise: 'electricity',
  idea: 'Le courant ne circule que dans un circuit fermé et ne s’use pas en chemin ; la tension le met en mouvement, la résistance le limite.',
  prior: [
    'Les conducteurs et les isolants de la vie courante.',
    'La sécurité : ne jamais faire d’expérience avec le secteur.',
  ],
  terms: [
    ['intensité', 'La quantité de charges qui passe en un point chaque seconde ; en ampères (A).'],
    ['tension', 'Ce qui met les charges en mouvement ; en volts (V).'],
    ['résistance', 'Ce qui limite le courant dans un composant ; en ohms (Ω).'],
    ['circuit fermé', 'Un chemin conducteur sans coupure d’un pôle de la source à l’autre.'],
  ],
  errors: [
    [
      'La lampe consomme le courant.',
      'L’ampèremètre indique la même valeur avant et après la lampe. De l’énergie est transférée, aucune charge ne se perd.',
    ],
    [
      'Un seul fil de la pile à la lampe suffit.',
      'Sans le retour, le circuit n’est pas fermé et rien ne circule.',
    ],
  ],
  task: 'Montez un circuit avec une pile, un interrupteur et une lampe, puis deux lampes en série et en dérivation. Dessinez chaque schéma normalisé et notez l’éclat des lampes.',
  aims: [
    ['apply', 'Calculer une tension ou une intensité avec la loi d’Ohm.'],
    ['analyse', 'Comparer les montages en série et en dérivation d’après l’éclat des lampes.'],
    ['evaluate', 'Justifier le branchement en dérivation des prises d’une maison.'],
  ],
  materials: [
    'piles, lampes, interrupteurs et fils par binôme',
    'ampèremètre et voltmètre',
    'cartes des symboles électriques',
  ],
  quiz: [
    [
      'De deux lampes en série, on en dévisse une. Que se passe-t-il ?',
      'L’autre s’éteint aussi : le circuit est ouvert.',
    ],
    [
      'Où l’intensité est-elle la plus grande, avant ou après la lampe ?',
      'Elle est la même partout dans un circuit simple.',
    ],
  ],
  homework:
    'Relever sur cinq appareils de la maison la tension ou la puissance indiquée, et dessiner le schéma d’une lampe de poche.',
}

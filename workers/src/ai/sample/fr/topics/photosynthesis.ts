import type { TopicBank } from '../../content.ts'

export const photosynthesis: TopicBank = {
  idea: 'Avec de la lumière, les plantes vertes fabriquent leur nourriture à partir d’eau et de dioxyde de carbone ; presque toute la vie en dépend.',
  prior: ['Les parties d’une plante et leur rôle.', 'L’air, un mélange de gaz.'],
  terms: [
    ['chlorophylle', 'Le pigment vert qui capte la lumière.'],
    ['glucose', 'Un sucre : la nourriture que la plante se fabrique.'],
    ['dioxyde de carbone', 'Le gaz qui entre dans la feuille par ses pores.'],
    ['stomate', 'Un pore minuscule de la feuille par lequel passent les gaz.'],
    ['chloroplaste', 'La partie de la cellule végétale où se fait la photosynthèse.'],
  ],
  errors: [
    [
      'Les plantes tirent leur nourriture de la terre.',
      'Le sol donne de l’eau et des sels minéraux. Le saule de Van Helmont avait gagné 74 kg, la terre perdu 57 g.',
    ],
    [
      'Les plantes ne respirent que la nuit.',
      'Elles respirent tout le temps ; le jour, la photosynthèse rejette plus de dioxygène que la respiration n’en prend.',
    ],
  ],
  model:
    'Dioxyde de carbone + eau donnent, avec lumière et chlorophylle, glucose + dioxygène. On suit une molécule d’eau de la racine à la feuille, une autre de dioxyde de carbone à travers un stomate, et l’on montre par où sort le dioxygène.',
  task: 'Placez une plante aquatique sous un entonnoir dans l’eau et comptez les bulles en une minute à 10, 20 et 40 cm d’une lampe. Portez les résultats sur un graphique et expliquez sa forme.',
  aims: [
    ['apply', 'Utiliser le bilan de la réaction pour dire ce qui entre et ce qui sort.'],
    ['analyse', 'Comparer le nombre de bulles à différentes distances et expliquer l’écart.'],
    ['create', 'Concevoir une expérience qui montre que la lumière est nécessaire.'],
  ],
  materials: [
    'plante aquatique, bécher, entonnoir et lampe',
    'chronomètre et règle',
    'feuille gardée deux jours à moitié dans le noir, eau iodée',
  ],
  quiz: [
    ['Quel gaz les plantes prélèvent-elles pour la photosynthèse ?', 'Le dioxyde de carbone.'],
    ['Quels sont les deux produits de la photosynthèse ?', 'Le glucose et le dioxygène.'],
    [
      'Pourquoi voit-on moins de bulles quand la lampe s’éloigne ?',
      'Il y a moins de lumière, la photosynthèse ralentit.',
    ],
    ['D’où vient la plus grande partie de la masse d’un arbre ?', 'Du dioxyde de carbone et de l’eau.'],
    ['À quoi sert la chlorophylle ?', 'Elle capte l’énergie de la lumière.'],
  ],
  homework:
    'Dessiner une feuille avec quatre flèches pour ce qui entre et sort le jour. Écrire à côté ce qui change la nuit.',
}

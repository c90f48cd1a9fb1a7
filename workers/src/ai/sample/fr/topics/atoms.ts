import type { TopicBank } from '../../content.ts'

export const atoms: TopicBank = {
  idea: 'Toute la matière est faite d’atomes ; le nombre de protons, et lui seul, décide de l’élément.',
  prior: ['Les corps purs et les mélanges.', 'Les charges positives et négatives.'],
  terms: [
    ['noyau', 'Le centre minuscule et lourd de l’atome, fait de protons et de neutrons.'],
    ['proton', 'Une particule positive du noyau ; leur nombre désigne l’élément.'],
    ['électron', 'Une particule négative et légère qui entoure le noyau.'],
    ['élément', 'L’ensemble des atomes qui ont le même nombre de protons.'],
    ['nombre de masse', 'Protons et neutrons comptés ensemble.'],
  ],
  errors: [
    [
      'Les atomes d’or sont dorés et durs.',
      'Couleur et dureté viennent de très nombreux atomes réunis ; un seul n’a ni l’une ni l’autre.',
    ],
    [
      'Le noyau remplit presque tout l’atome.',
      'Si l’atome était un stade, le noyau serait un petit pois au milieu.',
    ],
  ],
  model:
    'Le sodium a pour numéro atomique 11 et pour nombre de masse 23. Donc 11 protons, 11 électrons puisque l’atome est neutre, et 23 − 11 = 12 neutrons. On dessine 2, 8 et 1 électrons sur trois couches.',
  task: 'Tirez une carte, de l’hydrogène au calcium. Construisez l’atome avec des jetons de trois couleurs, dessinez ses couches et faites deviner l’élément à un autre groupe.',
  aims: [
    [
      'apply',
      'Utiliser le tableau périodique pour trouver les nombres de protons, de neutrons et d’électrons.',
    ],
    ['analyse', 'Comparer les couches des éléments d’une même colonne et trouver ce qu’elles ont en commun.'],
    ['evaluate', 'Juger ce qu’un modèle de l’atome montre bien et en quoi il trompe.'],
  ],
  materials: ['tableau périodique par binôme', 'jetons de trois couleurs', 'feuilles avec couches vides'],
  quiz: [
    ['Le carbone a 6 protons et un nombre de masse de 12. Combien de neutrons ?', '6, car 12 − 6 = 6.'],
    ['Pourquoi l’atome est-il neutre ?', 'Il a autant d’électrons que de protons.'],
    ['Quelle particule décide de l’élément ?', 'Le proton.'],
    ['L’oxygène a le numéro atomique 8. Combien d’électrons a son atome ?', '8.'],
    ['Où se trouve presque toute la masse de l’atome ?', 'Dans le noyau.'],
  ],
  homework:
    'Choisir un élément touché aujourd’hui. En faire la fiche : symbole, nombres de particules, dessin des couches, un usage.',
}

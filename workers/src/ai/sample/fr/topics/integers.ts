import type { TopicBank } from '../../content.ts'

export const integers: TopicBank = {
  exercise: 'integers',
  idea: 'Les nombres négatifs prolongent la droite graduée au-delà de zéro ; soustraire un nombre, c’est ajouter son opposé.',
  prior: [
    'Additionner et soustraire des nombres entiers naturels.',
    'Lire un thermomètre et une droite graduée.',
  ],
  terms: [
    ['nombre négatif', 'Un nombre plus petit que zéro, à sa gauche sur la droite.'],
    ['opposé', 'Le nombre situé à la même distance, de l’autre côté de zéro.'],
    ['distance à zéro', 'Ce qui sépare un nombre de zéro, jamais négatif.'],
    ['nombre relatif', 'Un nombre positif, négatif ou nul.'],
  ],
  errors: [
    [
      '−8 est plus grand que −3 parce que 8 est plus grand que 3.',
      'À −8 degrés il fait plus froid : plus à gauche sur la droite veut dire plus petit.',
    ],
    [
      'Deux signes moins font toujours un plus.',
      'Retirer une dette enrichit : 5 − (−2) = 7 ; mais −5 − 2 = −7.',
    ],
  ],
  task: 'Jouez à l’ascenseur : un immeuble a 12 étages et 12 sous-sols. Tirez des cartes comme +4 et −7, déplacez le jeton et écrivez chaque trajet sous forme de calcul.',
  aims: [
    ['apply', 'Calculer des sommes et des différences de nombres relatifs.'],
    ['analyse', 'Trier des calculs selon le signe du résultat avant de les effectuer, et expliquer comment.'],
    ['create', 'Inventer une histoire de température ou d’argent qui correspond à un calcul donné.'],
  ],
  materials: ['droite graduée de −15 à 15 au sol', 'cartes de nombres relatifs', 'jetons de deux couleurs'],
  quiz: [
    ['Ranger dans l’ordre croissant : −2 ; 5 ; −7 ; 0.', '−7 ; −2 ; 0 ; 5.'],
    ['Quel est l’opposé de −9 ?', '9.'],
  ],
  homework:
    'Relever la température la plus basse de cinq lieux froids. Les ranger et écrire quatre écarts entre elles sous forme de calculs.',
}

import type { TopicBank } from '../../content.ts'

export const energy: TopicBank = {
  exercise: 'energy',
  idea: 'L’énergie ne se crée pas et ne disparaît pas, elle change de forme et de lieu ; ce que l’on nomme consommation est de l’énergie devenue inutilisable.',
  prior: [
    'Des exemples de chaleur, de lumière et de mouvement.',
    'Lire une puissance en watts sur une étiquette.',
  ],
  terms: [
    ['énergie', 'Ce qu’il faut pour chauffer, soulever, déplacer ou éclairer ; en joules (J).'],
    ['puissance', 'L’énergie transférée chaque seconde ; en watts (W).'],
    ['transfert', 'Le passage de l’énergie d’une forme ou d’un lieu à l’autre.'],
    ['rendement', 'La part utile de l’énergie fournie.'],
    [
      'source renouvelable',
      'Une source qui ne s’épuise pas à l’échelle humaine, comme le vent ou le Soleil.',
    ],
  ],
  errors: [
    [
      'L’énergie est consommée, puis il n’y en a plus.',
      'Touchez la lampe, le frein, le moteur : elle est devenue chaleur autour d’eux.',
    ],
    [
      'Puissance et énergie sont deux mots pour la même chose.',
      'Une bouilloire est plus puissante qu’un réfrigérateur, mais en une semaine celui-ci transfère plus d’énergie : la durée compte.',
    ],
  ],
  task: 'Suivez l’énergie dans quatre appareils (lampe de poche, jouet à ressort, sèche-cheveux, calculatrice solaire). Dessinez pour chacun une chaîne de cases et de flèches et marquez où de la chaleur s’échappe.',
  aims: [
    ['apply', 'Calculer l’énergie transférée à partir de la puissance et de la durée.'],
    ['analyse', 'Suivre l’énergie dans un appareil et distinguer transferts utiles et pertes.'],
    ['evaluate', 'Évaluer trois façons d’économiser l’énergie à l’école et justifier un classement.'],
  ],
  materials: [
    'lampe de poche, jouet à ressort, sèche-cheveux, calculatrice solaire',
    'étiquettes d’appareils',
    'cartes des formes d’énergie et flèches',
  ],
  quiz: [
    ['En quelles formes une lampe convertit-elle l’énergie électrique ?', 'En lumière et en chaleur.'],
    [
      'Citer deux sources renouvelables et deux qui ne le sont pas.',
      'Par exemple le vent et le Soleil ; le charbon et le gaz naturel.',
    ],
  ],
  homework:
    'Choisir trois appareils de la maison. Noter puissance et durée d’emploi par jour, calculer l’énergie, proposer une économie que personne ne remarquerait.',
}

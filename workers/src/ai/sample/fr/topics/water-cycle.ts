import type { TopicBank } from '../../content.ts'

export const waterCycle: TopicBank = {
  idea: 'C’est toujours la même eau qui circule : le Soleil la soulève, l’air froid la fait tomber, le sol la ramène.',
  prior: ['Glace, eau et vapeur : trois états.', 'Lire un thermomètre.'],
  terms: [
    ['évaporation', 'Le passage de l’eau liquide à l’état de vapeur, à toute température.'],
    ['condensation', 'Le passage de la vapeur à l’état de gouttes quand elle refroidit.'],
    ['précipitations', 'L’eau qui tombe : pluie, neige ou grêle.'],
    ['ruissellement', 'L’écoulement de l’eau sur le sol vers les rivières.'],
    ['nappe souterraine', 'L’eau infiltrée et retenue dans le sous-sol.'],
  ],
  errors: [
    [
      'Les nuages sont faits de vapeur d’eau.',
      'La vapeur est invisible. Un nuage est fait d’innombrables gouttelettes ou cristaux de glace.',
    ],
    [
      'L’eau ne s’évapore que si elle bout.',
      'Une flaque sèche par temps frais : l’évaporation n’exige pas d’ébullition.',
    ],
  ],
  model:
    'Un saladier d’eau chaude sous un film, des glaçons dessus, une tasse au milieu. Au bout de dix minutes, des gouttes pendent sous la glace et tombent dans la tasse. On nomme chaque étape : l’eau chaude est la mer, le film l’air froid, la tasse le lac.',
  task: 'Reproduisez le cycle dans un bocal avec de l’eau chaude, un film et de la glace. Dessinez-le trois fois, au début, après cinq et après dix minutes, et placez les quatre mots où il convient.',
  aims: [
    ['apply', 'Dessiner le cycle de l’eau et nommer chaque passage.'],
    ['analyse', 'Suivre une goutte de la mer à la mer par deux chemins différents.'],
    ['evaluate', 'Juger comment le goudronnage d’un pré change le ruissellement et la nappe, en justifiant.'],
  ],
  materials: [
    'bocaux, film, glace et eau chaude',
    'miroir froid sur lequel souffler',
    'carte avec la rivière la plus proche',
  ],
  quiz: [
    ['Quel est le moteur du cycle de l’eau ?', 'L’énergie du Soleil, et la pesanteur.'],
    ['Que devient la vapeur qui refroidit ?', 'Elle se condense en gouttes.'],
    ['Citer trois formes de précipitations.', 'Pluie, neige et grêle.'],
    [
      'Pourquoi le miroir de la salle de bains se couvre-t-il de buée ?',
      'La vapeur se condense sur la vitre froide.',
    ],
    ['Où va la pluie qui ne ruisselle pas ?', 'Elle s’évapore, nourrit les plantes ou rejoint la nappe.'],
  ],
  homework:
    'Marquer au feutre, trois soirs de suite, le niveau de l’eau dans une soucoupe. Expliquer en trois phrases où l’eau est passée.',
}

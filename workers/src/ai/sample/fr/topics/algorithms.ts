import type { TopicBank } from '../../content.ts'

export const algorithms: TopicBank = {
  idea: 'Un algorithme est une liste finie d’étapes claires qui mène quiconque les suit du même départ au même résultat.',
  prior: ['Donner et suivre des consignes dans l’ordre.', 'Les phrases en « si… alors » de la vie courante.'],
  terms: [
    ['algorithme', 'Une liste finie d’étapes sans ambiguïté qui résout un problème.'],
    ['séquence', 'Des étapes exécutées l’une après l’autre.'],
    ['condition', 'Un test qui décide de l’étape suivante.'],
    ['boucle', 'Des étapes répétées tant qu’une condition est vraie.'],
    ['variable', 'Un nom donné à une valeur qui peut changer.'],
  ],
  errors: [
    [
      'L’ordinateur devine ce que je veux dire.',
      'Il fait exactement ce qui est écrit. « Avance », sans nombre, n’est pas encore une instruction.',
    ],
    [
      'Une boucle finit toujours par s’arrêter.',
      'Seulement si sa condition peut devenir fausse ; sinon elle tourne sans fin.',
    ],
  ],
  model:
    'Trouver la plus grande de cinq cartes : on garde la première en main ; pour chaque autre carte, si elle est plus grande, on échange. Avec 7, 3, 9, 4, 8, on note une ligne par étape : 7, 7, 9, 9, 9. La plus grande est 9.',
  task: 'Écrivez des instructions qui guident un camarade aux yeux bandés dans un labyrinthe de chaises avec « avance n », « gauche », « droite » et « répète ». Testez, trouvez la première erreur, corrigez, puis raccourcissez avec une boucle.',
  aims: [
    ['apply', 'Écrire un algorithme avec une condition et une boucle.'],
    ['analyse', 'Suivre un algorithme pas à pas dans un tableau.'],
    ['evaluate', 'Vérifier deux algorithmes de même but et juger lequel demande moins d’étapes.'],
  ],
  materials: [
    'cartes de nombres',
    'chaises ou ruban adhésif pour un labyrinthe',
    'papier quadrillé pour les tableaux de suivi',
  ],
  quiz: [
    ['n vaut 1 ; répéter 3 fois : n devient n × 2. Combien vaut n à la fin ?', '8.'],
    ['Que fait « si x > 10 alors arrêter » quand x vaut 10 ?', 'On continue : 10 n’est pas supérieur à 10.'],
    [
      'Pourquoi deux personnes suivant le même algorithme ont-elles le même résultat ?',
      'Ses étapes sont sans ambiguïté.',
    ],
    ['Quelle structure répète des étapes ?', 'La boucle.'],
    [
      'n = 5 ; tant que n > 0 : n devient n − 2. Combien de tours ?',
      'Trois : n vaut 5, 3, 1 avant chaque tour, puis −1.',
    ],
  ],
  homework:
    'Écrire comment préparer un thé ou lacer une chaussure sous forme d’algorithme avec une condition et une boucle. Le faire suivre à la lettre par quelqu’un et noter ce qui a échoué.',
}

import type { TopicPack } from '../../topic-pack.ts'

const opener =
  'Le magasin A baisse son prix de 50 % d’un coup. Le magasin B le baisse de 25 %, et une semaine plus tard encore de 25 %. Où achèteriez-vous ?'
const kept =
  'Beaucoup disent que cela revient au même. Notez le vote ; la classe en jugera après l’explication.'

export const phases: Pick<TopicPack, 'phases' | 'cuts' | 'below70'> = {
  phases: {
    hook: {
      title: 'Deux magasins, la même affaire ?',
      teacher:
        'Accrochez deux étiquettes, « −50 % » et « −25 %, puis −25 % ». Les élèves votent à main levée pour A, pour B ou pour « pareil » ; notez les trois nombres.',
      students: 'Votent, puis cherchent un argument qui pourrait convaincre l’autre camp.',
      check: opener,
      feedback: kept,
    },
    recall: {
      title: 'Des parts de tête',
      teacher:
        'Demandez 10 % de 80, 20 % de 35, 5 % de 60 et 1 % de 900, dix secondes chacun. Demandez ensuite l’écriture décimale de 120 %, 80 % et 103 %, et recueillez aussi les erreurs.',
      students: 'Écrivent les nombres en colonne et corrigent d’une autre couleur.',
      check: 'Comment écrit-on 7 % et 107 % en nombres décimaux ?',
      feedback: '0,07 et 1,07. Si 1,7 apparaît, écrivez à côté 7 % en sept centièmes.',
    },
    predict: {
      title: 'Un vote sur deux étiquettes',
      teacher:
        'Décrivez les deux magasins et leurs remises. Chacun écrit où il achèterait et à quel point il en est sûr, de 1 à 5. Lisez deux raisons qui se contredisent.',
      students: 'Écrivent leur choix, le nombre et une raison.',
      check: opener,
      feedback: kept,
    },
    investigate: {
      title: 'En bas, puis en haut',
      teacher:
        'Donnez {tasks} sans rien dire du résultat. Les binômes calculent et cherchent la raison. À ceux qui ont fini, demandez si l’ordre compte : d’abord la hausse, puis la baisse.',
      students: 'Calculent {tasks}, comparent avec un autre binôme et écrivent la raison en une phrase.',
      check: 'Après −20 % puis +20 %, le prix est-il plus haut ou plus bas qu’avant ?',
      feedback: 'Plus bas. La hausse part du prix plus petit, elle est donc plus petite aussi.',
    },
    'home-check': {
      title: 'La photocopieuse à la maison',
      teacher:
        'Le texte sur le coefficient a été lu à la maison. Trois élèves règlent une photocopieuse imaginaire : 120 %, 80 %, 103 %. La classe dit le coefficient et ce que devient un trait de 10 cm.',
      students: 'Disent le coefficient, calculent la nouvelle longueur et posent leurs questions.',
      check: 'Dans le texte, pourquoi le coefficient d’une hausse de 3 % n’est-il pas 1,3 ?',
      feedback: '103 %, ce sont 103 centièmes, donc 1,03. Le coefficient 1,3 ferait 30 % de plus.',
    },
    brief: {
      title: 'Une vitrine qui ne triche pas',
      teacher:
        'Présentez la production : une vitrine de quatre articles soldés où chaque nombre est juste. Montrez une affiche vraisemblable qui contient une erreur. Posez ensuite la question des deux magasins.',
      students: 'Forment des équipes de trois et listent ce qu’une étiquette honnête doit montrer.',
      check: opener,
      feedback: kept,
    },
    model: {
      title: 'Coefficient et ancienne valeur',
      teacher:
        'Expliquez le billet à 50 euros et écrivez en parlant le tableau des coefficients. Faites ensuite monter et descendre 100 euros de 10 % sur une droite graduée. Parcourez la veste et le club ; la classe nomme chaque fois l’ancienne valeur avant le calcul.',
      students:
        'Recopient le tableau des coefficients et complètent les lignes manquantes pour la valeur de 200.',
      check: 'De 40 à 50, c’est 25 % ; de 50 à 40, c’est 20 %. Qui a raison ?',
      feedback: 'Les mêmes 10 euros sont comparés à deux anciennes valeurs différentes.',
    },
    guided: {
      title: 'Le coefficient d’abord',
      teacher:
        'Faites avec la classe deux lignes de {first}. Puis les binômes travaillent avec une règle : personne ne calcule avant d’être d’accord sur le coefficient. Guettez 1,5 à la place de 1,05.',
      students: 'S’accordent sur le coefficient, calculent {tasks} et contrôlent par une estimation.',
      check: 'Votre voisin dit : « moins 30 %, donc fois 0,3 ». Que répondez-vous ?',
      feedback: 'Fois 0,3 donne ce que l’on économise. Il reste 70 % à payer, donc fois 0,7.',
    },
    independent: {
      title: 'Des prix, des habitants, des visiteurs',
      teacher:
        'Les élèves résolvent {tasks} seuls. Regardez la première ligne de chaque solution : y a-t-il un coefficient, ou une division par l’ancienne valeur ? Cochez-la, quel que soit le résultat.',
      students: 'Résolvent {tasks} et répondent à chaque question par une phrase entière.',
      check: 'Dans quel exercice la nouvelle valeur était-elle donnée, et que fallait-il trouver ?',
      feedback: 'Quand deux valeurs sont données, on cherche le pourcentage, et l’on divise par l’ancienne.',
    },
    experts: {
      title: 'Hausse, baisse et pourcentage',
      teacher:
        'Le groupe A étudie les hausses, B les baisses, C les variations en pourcentage, chacun avec sa ligne de {tasks}. Demandez à chacun où sont les 100 % avant qu’il commence.',
      students: 'Résolvent leur ligne de {tasks} et s’accordent sur une phrase à propos des 100 %.',
      check: 'Groupe B : que donnerait 240 fois 0,15 ?',
      feedback: 'Les 36 euros que l’on économise. Le prix est ce qui reste de 240.',
    },
    teach: {
      title: 'La rencontre des spécialistes',
      teacher:
        'Recomposez les tables avec un A, un B et un C, deux minutes pour chacun. Ensuite les tables résolvent {tasks} ; le spécialiste du sujet ne peut que poser des questions.',
      students: 'Expliquent, écoutent et résolvent {tasks} en se demandant l’ancienne valeur.',
      check: 'Lequel des trois sujets demande une division, et pourquoi ?',
      feedback: 'La variation en pourcentage : on compare la variation à l’ancienne valeur.',
    },
    plan: {
      title: 'Quatre étiquettes sur le papier',
      teacher:
        'Les équipes listent les coefficients des quatre articles avant tout dessin. Validez la liste ; le manteau en demande deux.',
      students: 'Écrivent la liste des coefficients, se partagent les articles, esquissent la vitrine.',
      check: 'Le manteau baisse deux fois de 10 %. Est-ce 20 % ?',
      feedback: 'Non : 90 % de 90 % font 81 %, donc 19 %.',
    },
    make: {
      title: 'La vitrine prend forme',
      teacher:
        'La vitrine, c’est {tasks}. Après dix minutes, chacune envoie un contrôleur à une autre table, qui recalcule une étiquette.',
      students:
        'Calculent et dessinent les étiquettes de {tasks}, écrivent le conseil et contrôlent une autre vitrine.',
      check: 'Un client paie la montre 105. Comment montrer que cela fait −30 % ?',
      feedback: '$150 − 105 = 45$, et 45 sur 150, c’est 30 %.',
    },
    present: {
      title: 'Faire ses achats les yeux ouverts',
      teacher:
        'La classe passe de vitrine en vitrine comme des clients. Chacun pose une question critique. Les équipes répondent, le coefficient à l’appui.',
      students: 'Interrogent, répondent et choisissent le conseil le plus honnête.',
      check: 'Quel conseil protège le mieux les clients d’une fausse attente ?',
      feedback: 'Celui qui met en garde contre l’addition des remises, avec un exemple.',
    },
    deepen: {
      title: 'La publicité à la loupe',
      teacher:
        'Écrivez au tableau l’affiche du samedi ; la classe décide en silence : vrai ou faux. Passez ensuite à {tasks} ; un petit groupe reprend avec vous les coefficients dans les exercices de soutien.',
      students: 'Calculent avec 150 euros, jugent l’annonce et écrivent une affiche exacte.',
      check: 'Pourquoi faut-il doubler pour récupérer une moitié perdue ?',
      feedback: 'Ce qui reste est moitié moins grand : le chemin du retour en fait 100 %.',
    },
    close: {
      title: 'Le jugement des deux magasins',
      teacher:
        'Revenez au vote. Avec 100 euros, A arrive à 50 et B à 56,25 : A est moins cher. Comparez avec le vote. Distribuez ensuite le questionnaire pour six minutes.',
      students: 'S’expliquent la différence de 6,25 euros, puis répondent seuls au questionnaire.',
      check: 'Que faut-il se demander d’abord devant un pourcentage dans une publicité ?',
      feedback: 'De quel prix : l’ancien, ou un prix déjà réduit ?',
    },
  },
  cuts: {
    hook: 'Montrez les étiquettes et faites voter une fois, sans arguments.',
    recall: 'Seulement l’écriture décimale de 120 %, 80 % et 103 %.',
    investigate: 'Laissez le jeu à 50 euros.',
    model: 'Montrez le club jusqu’à la variation de 40 membres.',
    guided: 'Résolvez {last} à voix haute avec tous.',
    independent: 'Laissez {last} pour la prochaine séance, en révision.',
    experts: 'Le groupe A prend un nombre rond, 100 euros et 35 %.',
    make: 'Trois articles sans le manteau, que l’on fait ensemble à la fin.',
    deepen: 'Seulement l’affiche.',
  },
  below70:
    'Si moins de sept élèves sur dix ont trouvé 119 euros, dessinez une bande de 140 euros en 20 parts de 7 euros. Barrez trois parts et comptez le reste. Écrivez à côté « 100 % moins 15 % font 85 % » et recommencez avec 60 et 200 euros. La comparaison des magasins passe à la séance suivante.',
}

import type { TopicPack } from '../../topic-pack.ts'

const opener =
  'Une carafe contient un litre. Ali boit $1/2$ litre, puis $1/3$ de litre. La carafe est-elle vide ? Que dessineriez-vous pour le savoir ?'
const kept =
  'Laissez la question ouverte ; beaucoup disent « deux cinquièmes ». Les bandes de l’explication montrent $5/6$ de litre : il en reste.'

export const phases: Pick<TopicPack, 'phases' | 'cuts' | 'below70'> = {
  phases: {
    hook: {
      title: 'La carafe de jus',
      teacher:
        'Dessinez une carafe graduée de 0 à 1 litre. Racontez l’histoire d’Ali et notez les avis à gauche du tableau : vide, pas vide, combien il reste. Ne commentez pas, et gardez ces avis jusqu’à la fin.',
      students: 'Esquissent la carafe en une minute, la montrent à leur voisin et défendent leur dessin.',
      check: opener,
      feedback: kept,
    },
    recall: {
      title: 'Multiples éclair',
      teacher:
        'Annoncez 3 et 4, puis 6 et 8, puis 5 et 2. Pour chaque couple, la classe a dix secondes pour écrire un nombre divisible par les deux. Demandez ensuite $1/2$ en sixièmes, en dixièmes, en douzièmes.',
      students: 'Écrivent le nombre en grand sur une feuille et la lèvent au signal.',
      check: 'Quel nombre est multiple de 6 et de 8 ? Y en a-t-il un plus petit ?',
      feedback:
        '24 est le premier. 48 convient aussi et montre que les multiples communs ne s’arrêtent jamais.',
    },
    predict: {
      title: 'Vide ou pas vide ?',
      teacher:
        'Présentez la carafe et demandez un avis écrit avec une raison. Choisissez trois avis différents et notez-les côte à côte : les bandes vont les mettre à l’épreuve.',
      students: 'Complètent « Il reste …, parce que … » et cherchent quelqu’un qui a un autre nombre.',
      check: opener,
      feedback: kept,
    },
    investigate: {
      title: 'Des bandes de douze carreaux',
      teacher:
        'Distribuez la fiche et donnez seulement {tasks} ; ne parlez pas encore de dénominateurs. Aux élèves qui ont fini, demandez pourquoi une bande de 12 va bien pour les tiers et les quarts, et si une bande de 10 irait.',
      students:
        'Colorient les bandes de {tasks} en deux couleurs, comptent les carreaux et se mettent d’accord sur la fraction de la troisième.',
      check: 'Pourquoi une bande de 12 carreaux convient-elle pour des tiers et des quarts ?',
      feedback: '12 se partage en trois et en quatre parts égales : aucun carreau n’est coupé.',
    },
    'home-check': {
      title: 'Ce que montraient les bandes',
      teacher:
        'L’explication de cette fiche a été lue hier à la maison. Par deux, les élèves redessinent de mémoire les bandes du demi et du tiers. Prenez deux dessins, dont un inachevé, et faites-le compléter par la classe.',
      students:
        'Dessinent de mémoire, comparent avec le texte et marquent la phrase qu’ils n’ont pas su expliquer.',
      check: 'Dans le texte, pourquoi les deux bandes ont-elles été coupées en six ?',
      feedback:
        'Six morceaux conviennent aux demis et aux tiers. Commencez l’explication par les phrases le plus souvent marquées.',
    },
    brief: {
      title: 'Un mode d’emploi pour la classe voisine',
      teacher:
        'Annoncez la production : une page qui apprend à une autre classe à additionner $3/5$ et $1/4$ sans votre aide. Montrez une page vide avec la place des étapes, du dessin et de l’avertissement. Posez ensuite la question de la carafe.',
      students:
        'Forment des équipes de trois et notent ce qu’ils écriraient déjà, et ce qu’ils ne savent pas encore expliquer.',
      check: opener,
      feedback: kept,
    },
    model: {
      title: 'La même taille d’abord, compter ensuite',
      teacher:
        'Tracez les bandes du demi et du tiers et dites la première partie de l’explication en les coupant. Cachez ensuite le dessin et montrez $3/4 + 1/6$ en quatre étapes. Parcourez les deux exemples résolus ; la classe dit chaque « fois … ». Laissez les quatre étapes au tableau.',
      students:
        'Recopient les quatre étapes avec la somme en douzièmes, puis complètent ligne par ligne l’exemple à trous $3/4 − 2/5$.',
      check: 'Dans $3/6 + 2/6 = 5/6$, pourquoi le 6 n’est-il pas doublé ?',
      feedback:
        'Il dit quelles parts on compte. Six est le nom, comme « centimes » après un nombre de pièces.',
    },
    guided: {
      title: 'Les étapes à deux',
      teacher:
        'Commencez {first} avec la classe jusqu’au dénominateur commun. Les élèves terminent par deux et continuent : l’un dicte l’étape, l’autre écrit, puis ils échangent. Écoutez si « fois » est dit en haut et en bas.',
      students: 'Font {tasks} à deux et montrent du doigt, au tableau, l’étape où ils en sont.',
      check:
        'Vous avez changé $1/5$ en quinzièmes. Montrez avec les mains ce qui est arrivé à chaque cinquième.',
      feedback: 'Chaque cinquième a été coupé en trois. Il y a trois fois plus de parts : 1 devient 3.',
    },
    independent: {
      title: 'Chacun pour soi',
      teacher:
        'Les élèves font {tasks} seuls, dans cet ordre, avec un ordre de grandeur chaque fois. Passez entre les tables avec les quatre étapes en tête et mettez un point près de la première ligne fausse, sans dire pourquoi.',
      students: 'Résolvent {tasks}, cherchent ce que signale un point et corrigent d’une autre couleur.',
      check:
        'Montrez un de vos résultats. À quoi voyez-vous, sans refaire le calcul, que sa taille est juste ?',
      feedback:
        'On compare à 0, à un demi ou à 1. Qui n’y arrive pas dessine les deux fractions sur une bande.',
    },
    experts: {
      title: 'Trois groupes, trois parties',
      teacher:
        'Répartissez la classe en A, B et C pour {tasks} : trouver le dénominateur, additionner, soustraire. Passez d’abord chez B et demandez le dessin qui montre pourquoi neuvièmes et sixièmes deviennent des dix-huitièmes.',
      students:
        'Résolvent leur ligne de {tasks}, répètent une fois leurs deux minutes et choisissent quoi dessiner.',
      check: 'Groupe A : quelqu’un prend 54 comme dénominateur. Le résultat est-il faux ?',
      feedback:
        'Non, les nombres sont seulement plus grands ; en divisant par 3 à la fin, on retrouve les dix-huitièmes.',
    },
    teach: {
      title: 'Les experts expliquent les dix-huitièmes',
      teacher:
        'Formez de nouveaux groupes avec un A, un B et un C. Chacun a deux minutes ; vous annoncez les changements. Ensuite les groupes résolvent {tasks} avec une fiche et un seul crayon, qui passe au voisin après chaque étape.',
      students:
        'Expliquent leur partie, écoutent, puis résolvent {tasks} ; celui qui tient le crayon n’écrit que ce qu’un autre dicte.',
      check: 'Quelle étape est la plus difficile à expliquer aux autres, et qu’est-ce qui vous a aidés ?',
      feedback:
        'Le plus souvent, le changement du numérateur. Une bande vraiment coupée aide plus que la règle.',
    },
    plan: {
      title: 'L’esquisse de la page',
      teacher:
        'Les équipes partagent la page en quatre cases : étapes, premier exemple, second exemple, avertissement. Chaque case porte le nom d’un élève. Vérifiez que le dessin montre une fraction des exemples.',
      students:
        'Esquissent les cases, se répartissent le travail et choisissent la somme fausse qui servira d’avertissement.',
      check: 'Quel dessin montre le mieux qu’il faut recouper les cinquièmes et les quarts ?',
      feedback: 'Deux bandes de même longueur, coupées en vingt ; un disque se coupe mal en vingt parts.',
    },
    make: {
      title: 'La réalisation du mode d’emploi',
      teacher:
        'Les équipes réalisent {tasks}. À la moitié du temps, chacune donne sa page à une autre, qui refait les deux exemples et note les résultats au dos.',
      students:
        'Écrivent et dessinent leur case de {tasks}, puis contrôlent les calculs de l’équipe avec qui ils échangent.',
      check: 'Votre lecteur demande pourquoi le 4 de $1/4$ est devenu 20. Que répond votre page ?',
      feedback: 'Elle doit dire que chaque quart est coupé en cinq, et que 1 devient donc 5.',
    },
    present: {
      title: 'Les modes d’emploi à l’essai',
      teacher:
        'Chaque équipe pose sa page sur la table. La classe circule avec un crayon et met un point d’interrogation là où un lecteur se perdrait. Chaque équipe a ensuite une minute pour répondre.',
      students: 'Lisent au moins deux pages ligne par ligne et répondent pour la leur.',
      check: 'Quelle page explique le mieux que le dénominateur reste, et comment ?',
      feedback: 'Les bonnes montrent des morceaux égaux que l’on compte ; les autres récitent la règle.',
    },
    deepen: {
      title: 'Juger des sommes',
      teacher:
        'Les élèves sans point sur leur fiche prennent {tasks} ; les autres font d’abord les exercices de soutien à votre table. Pour la somme de Yusuf, exigez l’ordre de grandeur avant tout calcul.',
      students:
        'Écrivent l’ordre de grandeur en mots, puis le calcul, et comparent les deux avec un camarade.',
      check: 'Pour comparer deux sommes, pourquoi chercher un seul dénominateur pour toutes ?',
      feedback: 'Avec le même dénominateur, les numérateurs décident seuls, et la différence se lit.',
    },
    close: {
      title: 'Retour à la carafe et questionnaire',
      teacher:
        'Un élève résout la question d’Ali au tableau : $5/6$ de litre bu, $1/6$ de litre restant. Comparez avec les premiers avis. Puis chacun répond seul au questionnaire en six minutes ; ramassez-le à la sortie.',
      students:
        'Expliquent la carafe en une phrase avec le mot « sixièmes », puis répondent au questionnaire.',
      check: 'Quelles étapes seraient inutiles si les deux dénominateurs étaient déjà égaux ?',
      feedback: 'Les deux premières. Il resterait à additionner et à simplifier.',
    },
  },
  cuts: {
    hook: 'Racontez l’histoire de la carafe et faites voter à main levée, sans dessin.',
    investigate:
      'Seulement a) et b) ; la bande pour les demis et les septièmes devient une question pendant l’explication.',
    model: 'Montrez $5/6 − 3/10$ jusqu’aux trentièmes seulement et faites terminer à l’oral.',
    guided: 'Faites {last} au tableau avec toute la classe.',
    independent: 'Laissez {last}, qui ouvrira la séance suivante.',
    experts: 'Donnez le dénominateur 18 aux groupes B et C, qui commencent à la deuxième étape.',
    make: 'Un seul exemple résolu sur la page au lieu de deux.',
    deepen: 'La somme de Yusuf suffit ; la comparaison des deux sommes reste pour les volontaires.',
  },
  below70:
    'Si moins de sept élèves sur dix ont $17/36$, ne répétez pas la règle. Donnez deux bandes de 36 carreaux, faites colorier $2/9$ et $1/4$, comptez ensemble et écrivez les quatre étapes à côté des bandes. La séance suivante commence par la dernière somme du questionnaire ; les sommes supérieures à 1 peuvent attendre.',
}

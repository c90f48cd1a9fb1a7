/**
 * Names whose words alone name something else that can be drawn: plate tectonics isn't about dinner plates. The renderer
 * can't draw them. One name per line: `offer | English | French | Arabic`, with variants separated by commas. The offer is
 * a school topic or the English name of a thing; empty if nothing is near; `-` if the words only tell for whom the
 * picture is.
 */
export const fixedCompounds = `
earth-layers | plate tectonics, tectonic plate, tectonics plate | tectonique des plaques, plaque tectonique | الصفائح التكتونية, صفيحة تكتونية, تكتونية الصفائح
carbon-cycle | greenhouse effect, greenhouse gas, greenhouse gases | effet de serre, gaz à effet de serre | الاحتباس الحراري, غاز الدفيئة, غازات الدفيئة
earth-layers | Richter scale | échelle de Richter | سلم ريختر, مقياس ريختر
water-cycle | water table | nappe d’eau souterraine | المياه الجوفية
water-cycle | river mouth, mouth of a river, river bed, river bank, bank of a river | bouche de fleuve, lit de la rivière, lit du fleuve, bras de mer, bras du fleuve, bras de la rivière | فم النهر, ذراع النهر, ضفة النهر
weather | rain gauge | - | مقياس المطر
cyclone | eye of the storm, eye of the hurricane, eye of the cyclone | œil du cyclone, œil de l’ouragan | عين الإعصار
mountain | mountain chain, foot of the mountain | chaîne de montagnes, pied de la montagne | سلسلة جبال, سلسلة جبلية, قدم الجبل
 | heat wave | vague de chaleur, vague de froid | موجة حر, موجة حارة
 | sound wave | - | موجة صوتية, موجات صوتية, موجات الصوت
reflection | light wave, speed of light | vitesse de la lumière | موجات الضوء, موجة ضوئية, سرعة الضوء
solar-system | light year, black hole | année-lumière | سنة ضوئية, ثقب أسود
star | Great Bear, Little Bear | - | الدب الأكبر, الدب الأصغر
day-and-night | sun dial | - | ساعة شمسية
 | ice berg | - | جبل جليدي
 | Arctic Circle, Antarctic Circle, polar circle | cercle polaire | الدائرة القطبية
 | wind turbine, wind farm | - | توربين الرياح, طاقة الرياح
factory | power plant, nuclear power plant, power station | centrale nucléaire | محطة توليد الكهرباء, محطة نووية
series-circuit | fuel cell, solar cell, electric cell, electrochemical cell, dry cell | cellule photovoltaïque, cellule solaire, cellule électrique | خلية وقود, خلية شمسية, خلية كهربائية
steam train | steam engine | machine à vapeur | آلة بخارية, محرك بخاري
 | horse power | cheval-vapeur, chevaux-vapeur | حصان بخاري, قوة حصان
 | butterfly valve, butterfly effect | vanne papillon, effet papillon | صمام الفراشة, تأثير الفراشة
swimmer | butterfly stroke | nage papillon, brasse papillon | سباحة الفراشة
 | bow tie, butterfly knot | nœud papillon | ربطة عنق الفراشة
atom | electron shell, electron cloud, atomic weight | nuage électronique, poids atomique | سحابة إلكترونية, الوزن الذري
 | mushroom cloud | champignon atomique, champignon nucléaire | سحابة الفطر
 | chain reaction, chain rule, supply chain | - | سلسلة التوريد
 | bell curve | courbe en cloche | منحنى الجرس
 | square root, cube root | racine carrée, racine cubique | الجذر التربيعي, الجذر التكعيبي
 | Pascal’s triangle, fire triangle, Bermuda triangle, love triangle | triangle de Pascal, triangle du feu, triangle des Bermudes | مثلث باسكال, مثلث النار, مثلث برمودا
 | magic square, town square, public square | carré magique | مربع سحري
DNA | Punnett square | - | مربع بانيت
healthy-plate | food pyramid | pyramide alimentaire | الهرم الغذائي, هرم غذائي
 | population pyramid | pyramide des âges | هرم سكاني
 | stem and leaf plot, stem and leaf diagram | diagramme tiges et feuilles | مخطط الساق والورقة
family-tree | phylogenetic tree, evolutionary tree, tree of life | arbre phylogénétique, arbre de la vie, arbre de vie | شجرة الحياة, شجرة التطور
flow-chart | decision tree, dichotomous key, identification key | arbre de décision, clé de détermination, clé d’identification | شجرة القرار, مفتاح التصنيف
mind-map | syntax tree, sentence tree, word cloud, fishbone diagram, fish bone diagram, brain storm | arbre syntaxique, nuage de mots | سحابة الكلمات, مخطط عظم السمكة
family-tree | nuclear family | famille nucléaire | عائلة نووية
map | key of a map, map key, map scale | légende de la carte, échelle de la carte | مفتاح الخريطة, مقياس رسم الخريطة, سلم الخريطة
musical notes | musical key, key signature, musical scale | clé de sol, clef de sol, clé de fa, clef de fa | مفتاح صول, مفتاح فا, السلم الموسيقي
- | key stage | - | -
 | answer key, key word | mot-clé | -
computer | world wide web, mother board, fire wall, cloud computing | carte mère, clé USB, informatique en nuage | اللوحة الأم, جدار ناري, الحوسبة السحابية
 | table of contents, table of content | table des matières | جدول المحتويات
 | road map, foot note | feuille de route, feuille de calcul, note de bas de page | خارطة الطريق, خريطة الطريق
phone | cell phone | - | هاتف خلوي
hand | sign language, finger print | langue des signes, empreinte digitale, empreintes digitales | لغة الإشارة, بصمة الإصبع
 | mother tongue, tongue twister | langue maternelle, langue vivante, langue étrangère, langue de bois | اللغة الأم
 | - | - | بيت شعر, بيت الشعر, بحر الشعر, أسنان المشط, لسان الميزان
lungs | - | - | لسان المزمار
timeline | stone age, ice age, world war, Boston Tea Party, gold rush | âge de pierre, âge de glace, guerre mondiale, ruée vers l’or | العصر الحجري, العصر الجليدي, الحرب العالمية, حرب عالمية
 | silk road, ring road, horn of Africa, Fertile Crescent | route de la soie, corne de l’Afrique, Croissant fertile | طريق الحرير, القرن الإفريقي, قرن إفريقيا, الهلال الخصيب
 | Red Crescent | Croissant-Rouge | الهلال الأحمر
pyramids | Rosetta stone | pierre de Rosette | حجر رشيد
ballot box | political party | - | -
 | House of Commons, House of Lords, House of Representatives, Houses of Parliament | - | -
shield | coat of arms | - | -
 | stock market, labour market, labor market, bear market, bull market, market economy | marché du travail, économie de marché, marché financier | سوق العمل, سوق الأسهم, اقتصاد السوق
 | balance sheet, balance of payments | balance des paiements | الميزان التجاري
builder | man power | main-d’œuvre | يد عاملة, اليد العاملة
 | human rights, rights of man | droits de l’homme | حقوق الإنسان
 | school of thought | école de pensée | -
trophy | world cup | coupe du monde | كأس العالم
guitar | rock band, rock music, rock concert | groupe de rock, musique rock | موسيقى الروك
singer | pop star, film star, movie star, rock star | - | نجم سينمائي, نجوم السينما
 | cricket bat, baseball bat, bat and ball, cricket match, cricket ball | - | -
boxing glove | boxing ring | - | حلبة ملاكمة
 | hammer throw | lancer du marteau | رمي المطرقة
slide | monkey bars | - | -
 | leap frog | saute-mouton, saut de mouton | -
 | - | bras de fer, nid de poule, pomme de douche, bouche d’égout, bouche de métro, bouche d’incendie | -
ruler | - | pied à coulisse | -
spanner | - | clé à molette, clé anglaise | مفتاح إنجليزي
set square | pair of compasses, geometry compass, drawing compass | - | -
car | number plate, license plate, licence plate | - | -
stop sign | traffic light, traffic lights | feu rouge, feu vert, feu orange, feu tricolore, feu de circulation, feu de signalisation | إشارة المرور, إشارة مرور, إشارة ضوئية
television | satellite dish | - | طبق لاقط
 | water tower, light house | château d’eau | -
 | prison cell | cellule de prison | خلية إرهابية
bee | bee hive | - | خلية النحل, خلية نحل
shell | starfish, star fish, sea star, sea urchin | étoile de mer, oursin | نجم البحر, نجمة البحر, نجمة بحر, قنفذ البحر
tropical fish | seahorse, sea horse, dragon fish | hippocampe, cheval de mer | فرس البحر, حصان البحر
seal | sea lion, elephant seal, leopard seal | lion de mer, éléphant de mer, léopard de mer | أسد البحر, فيل البحر
shark | - | - | كلب البحر
hamster | guinea pig | cochon d’Inde | خنزير غينيا
squirrel | prairie dog | chien de prairie | كلب البراري
snake | king cobra | - | -
bird | king fisher | - | -
butterfly | dragonfly, dragon fly | - | -
bat | flying fox | renard volant | ثعلب طائر
camel | ship of the desert | vaisseau du désert | سفينة الصحراء
caterpillar | silk worm | ver à soie | دودة القز
fish | fish scales | - | -
horse | pony tail, horse shoe | queue de cheval, fer à cheval | ذيل الحصان, حدوة حصان, حدوة الحصان
flower | snap dragon | gueule de loup, dent-de-lion | فم السمكة
lotus flower | water lily | - | زنبق الماء
fir tree | pine cone, fir cone | pomme de pin | كوز الصنوبر
tree | tree rings, tree ring | - | حلقات الشجرة
microbe | bird flu, swine flu, chicken pox | grippe aviaire | إنفلونزا الطيور, إنفلونزا الخنازير, جدري الدجاج, جدري الماء
body-parts | Adam’s apple | pomme d’Adam | تفاحة آدم
skeleton | knee cap, bone marrow | - | نخاع العظم
eye | eye ball, pupil of the eye | - | مقلة العين, بؤبؤ العين
ear | ear drum | - | طبلة الأذن
heart | heart attack, heart rate, blood pressure, blood type, blood group | - | ضغط الدم, فصيلة الدم, زمرة الدم
lever | crane | - | -
 | - | - | عين ماء, عين الماء
`

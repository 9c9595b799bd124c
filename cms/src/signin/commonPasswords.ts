/**
 * Passwords that everybody tries first, in French and in English, and what this site suggests. Of at least
 * six characters, in lower case; the order says nothing.
 */
const COMMON = `
000000 010203 0123456789 101010 111111 112233 121212 123123 123321 123456 1234567 12345678 123456789
1234567890 123654 123abc 123qwe 131313 147258 159753 1q2w3e 1q2w3e4r 1qaz2wsx 222222 232323 252525 321321
333333 444444 456456 456789 555555 654321 666666 666999 696969 777777 787878 789456 7894561230 852456
888888 987654 987654321 999999 abc123 abcd1234 abcdef abcdefg access admin1 admin123 adminadmin
administrateur administrator alexandre amandine amoureux andrea anthony antoine aqwzsx arsenal ashley
association aurelie autumn azerty azerty1 azerty12 azerty123 azertyui azertyuiop azqsdf azqswx bailey
banane baseball batman bienvenue biloute bisous bonjour bonjour1 bordeaux brandon caramel caroline
catherine celine chantal charlie charlotte chelsea chipie chocolat chouchou christophe cocacola computer
coucou coucou1 daniel delphine doudou doudou1 douceur dragon elodie emilie fabrice facebook famille
federation flower folklore football football1 france france98 francois freedom frederic freddy george
ginger gregory guillaume hannah harley hello1 hello123 hunter iloveyou isabelle jasmine jennifer jeremy
jessica jetaime jetaime1 jonathan jordan joshua jtaime julien juliette justine killer laurence laurent
letmein liberte louise loulou loulou1 louloute lovely lucky7 ludovic madison magali magazine maison
manchester margaux marine marion marseille martin matthew maxime maxwell melanie merlin michael michel
michelle minou1 minouche mon2passe monamour monkey morgan motdepasse motdepasse1 motdepass moustique
mustang mynoob naruto nathalie nicolas nicole nounours olivier papillon pascal passe123 passer passw0rd
password password1 password123 patate patrice patricia peanut pepper philippe pierre pokemon poisson
portugal princess princesse pswd1234 pyramide q1w2e3 q1w2e3r4 qazwsx qsdfgh qsdfghjklm qwerty qwerty1
qwerty12 qwerty123 qwertyuiop ranger regards regards1 robert romain romane ronaldo samantha sandra
sandrine saphir scooter sebastien secret secret1 service shadow snoopy sophie soccer soleil soleil1
stephane stephanie starwars summer sunshine superman sylvain sylvie taylor tequiero test123 test1234
tester testtest thomas thunder tigger tigrou trustno1 twilight valentin valerie vanille vincent virginie
welcome welcome1 whatever william winter wxcvbn xavier yamaha zaq12wsx zinedine zxcvbn zxcvbnm
`

const common = new Set(COMMON.trim().split(/\s+/))

/** Whether a password is one of those that are tried first, however its letters are cased. */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase())

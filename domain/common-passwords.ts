/**
 * Passwords that are tried first, in lower case: words that people lengthen with digits and signs at the end
 * (`passwordFault` leaves those away), and well-known rows of twelve characters and more.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
password passwort passwords kennwort kennwoerter passwordpassword passwortpasswort password1password mypassword
meinpasswort geheim geheimgeheim geheimnis secret topsecret supersecret strenggeheim letmein letmeinplease
letmeinnow lassmichrein willkommen willkommen1 welcome welcomewelcome welcomehome welcomeback admin adminadmin
administrator administratoren administrator1 root rootroot toor superuser operator operatoroperator changeme
changemenow changethis changeit aendern bitteaendern default defaultpassword standard standardpasswort temp
temporary test testtest testtesttest testpassword testpasswort tester demo demodemo demodemodemo guest gast user
username benutzer benutzername login loginlogin loginlogin1 anmeldung access accessdenied zugang zugangsdaten
qwertz qwertzuiop qwertzuiopü qwertzuiopue qwertzqwertz qwerty qwertyuiop qwertyuiopas qwertyqwerty
qwertyuiopasdf qwertyuiopasdfgh asdfghjkl asdfghjklö asdfghjkloe asdfasdf asdfasdfasdf asdfghjklqwertyuiop
yxcvbnm zxcvbnm zxcvbnmzxcvbnm qazwsx qazwsxedc qazwsxedcrfv qazwsxedcrfvtgb 1qaz2wsx 1qaz2wsx3edc
1qaz2wsx3edc4rfv 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1q2w3e4r5t6z q1w2e3r4t5y6 q1w2e3r4t5z6 zaq12wsx zaq12wsxcde3
123456789012 1234567890123 12345678901234 1234567890123456 123456123456 123456789123 123456789123456789
1234567812345678 012345678910 0123456789ab 012345678901 098765432109 987654321098 9876543210987 210987654321
123123123123 112233445566 121212121212 123321123321 147258369147 147258369 159753159753 102030405060
abcdefghijkl abcdefghijklm abcdefghijklmnop abcdefghijklmnopqrstuvwxyz abcd1234abcd abcd1234efgh abc123abc123
abc123def456 a1b2c3d4e5f6 a1b2c3d4e5f6g7 aabbccddeeff 1a2b3c4d5e6f password123password passwort123passwort
iloveyou iloveyouiloveyou iloveyouforever iloveyousomuch ichliebedich ichliebedichsehr ichliebdich schatz
schatzschatz schatzilein sonnenschein sunshine sunshinesunshine princess prinzessin football footballfootball
fussball fußball fussballfussball baseball basketball superman batmanbatman spiderman starwars startrek
pokemon pokemonpokemon dragonball dragon dragondragon monkey monkeymonkey shadow shadowshadow master mastermaster
michael michaelmichael daniel danieldaniel thomas thomasthomas andreas andreasandreas computer computercomputer
internet internetinternet server serverserver samsung samsungsamsung google googlegoogle microsoft
microsoftmicrosoft facebook facebookfacebook linkedin wordpress wordpresswordpress windows windowswindows
office officeoffice firma firmafirma unternehmen business businessbusiness company companycompany marketing
marketingmarketing deutschland deutschland1 deutschlanddeutschland germany berlin berlinberlin hamburg
hamburghamburg muenchen münchen frankfurt österreich oesterreich schweiz switzerland austria hallo hallohallo
hallohallohallo hallo123hallo hallowelt helloworld hello hellohello hellohellohello servus gutenmorgen
gutentag gutenmorgen1 goodmorning sommer summer winter winterwinter fruehling frühling spring herbst autumn
januar februar november dezember december montag monday freitag friday correcthorsebatterystaple
correct-horse-battery-staple trustno1 trustno1trustno1 whatever whateverwhatever
fuckyou fuckyoufuckyou killer hunter2hunter2 iamthebest nopassword keinpasswort ohnepasswort dontforget
vergissmeinnicht passphrase mustermann maxmustermann mustermannmax musterfrau johndoe janedoe lorem loremipsum
loremipsumdolor thequickbrownfox derschnellefuchs
`
    .trim()
    .split(/\s+/)
    .concat('correct horse battery staple', 'the quick brown fox'),
);

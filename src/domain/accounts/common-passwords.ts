/** The passwords of at least eight characters that are most frequent in leaked lists. */
const most =
  "12345678 123456789 1234567890 12345678910 0123456789 0987654321 987654321 87654321 11111111 111111111 1111111111 00000000 88888888 99999999 66666666 12341234 12121212 11223344 1122334455 123123123 112233445566 123454321 147258369 147852369 159753456 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 q1w2e3r4 qwertyui qwertyuiop qwerty123 qwerty12345 qwerty123456 qwer1234 qwerasdf asdfghjk asdfghjkl asdf1234 zxcvbnm1 azertyui azertyuiop azerty123 password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword pa$$word motdepasse motdepasse1 bonjour1 bonjour123 doudou123 iloveyou iloveyou1 princess sunshine football baseball basketball superman spiderman starwars pokemon1 trustno1 letmein1 welcome1 welcome123 administrator admin123 admin1234 changeme changeme123 computer internet jordan23 michelle jennifer whatever dragon123 monkey123 abcd1234 abc12345 abcdefgh abcdefghi a1b2c3d4 aaaaaaaa aa123456 secret123 test1234 testtest default1 guest123 samsung1 liverpool chocolate butterfly marseille";
const commonPasswords: ReadonlySet<string> = new Set(most.split(" "));

/** Is this one of the most common passwords, in any case? */
export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password.trim().toLowerCase());
}

import { useAdmin } from '#app/admin/admin-context.ts';
import type { NewSecret } from '#domain/answers/session.ts';

export function SecretToScan({ secret: { secret, qrCode } }: { secret: NewSecret }) {
  const texts = useAdmin().words.account.secondFactor;
  return (
    <div className="factor-secret">
      <p>{texts.scan}</p>
      <img src={qrCode} alt={texts.qrAlt} width={192} height={192} />
      <dl>
        <dt className="small muted">{texts.key}</dt>
        {/* In groups of four for reading; apps ignore the spaces. */}
        <dd className="factor-key">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</dd>
      </dl>
    </div>
  );
}

const star = 'M12 2.8 14.7 8.7l6.5.7-4.9 4.3 1.4 6.4L12 16.8l-5.7 3.3 1.4-6.4L2.8 9.4l6.5-.7Z';

/** The company's own claim, never marked up as a rating (SEO-24). */
export function StarsProof({ strong, rest }: { strong: string; rest?: string }) {
  return (
    <p className="proof">
      <span className="stars" aria-hidden="true">
        {[1, 2, 3, 4, 5].map((number) => (
          <svg key={number} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
            <path d={star} />
          </svg>
        ))}
      </span>
      <span>
        <strong>{strong}</strong> {rest}
      </span>
    </p>
  );
}

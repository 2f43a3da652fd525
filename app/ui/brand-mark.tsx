import { useId } from 'react';

/** The brand's name is never part of the drawing (LOOK-9). */
export function BrandMark() {
  const gradient = useId();
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <defs>
        <linearGradient id={gradient} x1=".85" y1="0" x2=".15" y2="1">
          <stop stopColor="#FFD98A" />
          <stop offset=".5" stopColor="#F7AE29" />
          <stop offset="1" stopColor="#B5620A" />
        </linearGradient>
      </defs>
      <path d="M32 2a30 30 0 1 1 0 60H9a7 7 0 0 1-7-7V32A30 30 0 0 1 32 2Z" fill={`url(#${gradient})`} />
      <path
        d="M32 17a15 15 0 0 1 15 15"
        fill="none"
        stroke="#fff"
        strokeOpacity=".85"
        strokeWidth="4.5"
        strokeLinecap="round"
      />
      <circle cx="32" cy="32" r="6.5" fill="#3B1D04" />
    </svg>
  );
}
